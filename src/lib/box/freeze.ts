/** Makes data unchangeable all the way down: every game at every table shares the one box. */
export function deepFreeze<T>(data: T): T {
	if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
		Object.freeze(data);
		Object.values(data).forEach(deepFreeze);
	}
	return data;
}
