/**
 * A copy a rule may change. What is frozen (data of the box, log entries, open decisions) is shared, never copied:
 * so the price of an answer does not grow with the length of the game.
 */
export function clone<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	if (Array.isArray(value)) {
		const [first] = value as unknown[];
		// lists of names and numbers are copied in one go
		return (typeof first === 'object' ? value.map(clone) : value.slice()) as T;
	}
	const copy: Record<string, unknown> = {};
	for (const key in value) copy[key] = clone(value[key]);
	return copy as T;
}
