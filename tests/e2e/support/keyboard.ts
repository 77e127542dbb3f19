/** The same tablet without a finger: Tab to what is wanted, Enter to press it. */
import { Tablet } from './tablet.ts';

const MOST_TABS = 400;

export class Keyboard extends Tablet {
	override async tap(selector: string, nth = 0): Promise<void> {
		await this.find(selector, nth);
		await this.tabTo(selector, nth);
		await this.page.keyboard.press('Enter');
		this.taps += 1;
	}

	/** Held down like a finger. */
	override async passGate(): Promise<void> {
		await this.find('[data-hold-to-open]');
		await this.tabTo('[data-hold-to-open]', 0);
		await this.page.keyboard.down('Enter');
		await this.page.locator('[data-screen="private"]').waitFor();
		await this.page.keyboard.up('Enter');
	}

	private async tabTo(selector: string, nth: number): Promise<void> {
		for (let n = 0; n < MOST_TABS; n++) {
			const there = await this.page.evaluate(
				([wanted, index]) => {
					const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
						(element) => element.getBoundingClientRect().width > 0 && !element.matches(':disabled')
					);
					return document.activeElement !== null && shown.at(index) === document.activeElement;
				},
				[selector, nth] as const
			);
			if (there) return;
			await this.page.keyboard.press('Tab');
		}
		throw new Error(`no Tab leads to ${selector}`);
	}
}
