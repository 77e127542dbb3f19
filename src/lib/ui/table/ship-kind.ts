import type { ShipKind } from '$lib/ui/icons/ShipIcon.svelte';

const KINDS: Readonly<Record<string, ShipKind>> = {
	raider: 'raider',
	scar: 'raider',
	heavy: 'heavy',
	basestar: 'basestar',
	viper: 'viper',
	pilot: 'viper',
	raptor: 'raptor',
	centurion: 'centurion',
	occupation: 'centurion',
	nuke: 'nuke'
};

/** How a piece is drawn, by the word before the colon of its public label. */
export const shipKind = (piece: string): ShipKind => KINDS[piece] ?? 'civilian';
