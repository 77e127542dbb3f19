/** How a seat looks: a colour and a shape, so that nobody needs the colour. The index is `Player.colour`. */
export const LOOK_COUNT = 7;

export const lookColour = (look: number): string => `var(--color-seat-${(look % LOOK_COUNT) + 1})`;

/** Paths in a 24 by 24 box: circle, square, triangle, diamond, pentagon, cross, star. */
const LOOK_SHAPES = [
	'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
	'M3 3H21V21H3Z',
	'M12 1.5L23 21.5H1Z',
	'M12 .5L23.500 12L12 23.500L.5 12Z',
	'M12 1L23 9.200L18.800 22.500H5.200L1 9.200Z',
	'M8 1.500H16V8H22.500V16H16V22.500H8V16H1.500V8H8Z',
	'M12 0L15 8.300L24 8.700L17 14.200L19.400 23L12 18L4.600 23L7 14.200L0 8.700L9 8.300Z'
] as const;

export const lookShape = (look: number): string => LOOK_SHAPES[look % LOOK_COUNT] ?? LOOK_SHAPES[0];
