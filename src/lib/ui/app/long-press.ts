import type { Attachment } from 'svelte/attachments';

/** Long enough not to be a tap, short enough to be found. */
const LONG = 550;
/** A finger that travels so far is scrolling. */
const SLIP = 12;

/** Calls `open` when a finger or mouse rests on the element; the tap that would follow is swallowed. */
export function longPress(open: () => void): Attachment<HTMLElement> {
	return (element) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from: { x: number; y: number } | null = null;
		let opened = false;
		const end = (): void => {
			clearTimeout(timer);
			from = null;
			document.documentElement.classList.remove('holding');
		};
		const listening = new AbortController();
		const { signal } = listening;
		element.addEventListener(
			'pointerdown',
			(event) => {
				if (event.button !== 0) return;
				opened = false;
				from = { x: event.clientX, y: event.clientY };
				document.documentElement.classList.add('holding');
				timer = setTimeout(() => {
					opened = true;
					end();
					open();
				}, LONG);
			},
			{ signal }
		);
		element.addEventListener(
			'pointermove',
			(event) => {
				if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) end();
			},
			{ signal }
		);
		for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
			element.addEventListener(name, end, { signal });
		element.addEventListener(
			'contextmenu',
			(event) => {
				if (from || opened) event.preventDefault();
			},
			{ signal }
		);
		element.addEventListener(
			'click',
			(event) => {
				if (!opened) return;
				opened = false;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			{ signal, capture: true }
		);
		return () => {
			listening.abort();
			end();
		};
	};
}
