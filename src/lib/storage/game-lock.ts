/** A reload asks for the game before the page it replaces has let go of it. */
const PATIENCE = 1000;

/**
 * One tab at a time: gives the function that lets go, or null when another tab has the game open. Where the browser has no
 * locks, the move count in `Storage.append` alone keeps two tabs apart.
 */
export function holdGame(
	id: string,
	locks: LockManager | undefined,
	patience = PATIENCE
): Promise<(() => void) | null> {
	if (!locks) return Promise.resolve(() => undefined);
	return new Promise((resolve) => {
		const held = locks.request(
			`airlock-game-${id}`,
			{ mode: 'exclusive', signal: AbortSignal.timeout(patience) },
			() =>
				new Promise<void>((letGo) => {
					resolve(letGo);
				})
		);
		held.catch(() => {
			resolve(null);
		});
	});
}
