import type { Attachment } from 'svelte/attachments';

interface Hold {
	/** finger, mouse or key went down */
	start: () => void;
	/** it came up again, left, or the system took the pointer away */
	end: () => void;
}

const KEYS = ['Enter', ' '];

/** Press and hold with a finger, a mouse, Enter or the space bar. Nothing is selected and no menu opens meanwhile. */
export function hold({ start, end }: Hold): Attachment<HTMLElement> {
	return (element) => {
		let held = false;
		const down = (): void => {
			if (held) return;
			held = true;
			document.documentElement.classList.add('holding');
			start();
		};
		const up = (): void => {
			if (!held) return;
			held = false;
			document.documentElement.classList.remove('holding');
			end();
		};
		const listening = new AbortController();
		const { signal } = listening;
		element.addEventListener(
			'pointerdown',
			(event) => {
				if (event.button !== 0) return;
				element.setPointerCapture(event.pointerId);
				down();
			},
			{ signal }
		);
		for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
			element.addEventListener(name, up, { signal });
		element.addEventListener(
			'blur',
			() => {
				// an element loses the focus while it is being removed, too: then it is no longer there a moment later
				queueMicrotask(() => {
					if (element.isConnected) up();
				});
			},
			{ signal }
		);
		element.addEventListener(
			'contextmenu',
			(event) => {
				event.preventDefault();
			},
			{ signal }
		);
		element.addEventListener(
			'keydown',
			(event) => {
				if (!KEYS.includes(event.key)) return;
				event.preventDefault();
				down();
			},
			{ signal }
		);
		element.addEventListener(
			'keyup',
			(event) => {
				if (KEYS.includes(event.key)) up();
			},
			{ signal }
		);
		return () => {
			listening.abort();
			// gone while held: there is nobody left to be told, and state must not change while it is taken down
			document.documentElement.classList.remove('holding');
		};
	};
}
