import type { Icon } from '$lib/box/ids';

/** What stands in the footer of a Crisis card. */
export type CrisisIconName = Icon | 'jump' | 'evacuate';
