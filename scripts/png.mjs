// A small PNG writer: at most 256 colours and a palette, a tenth of what a browser's screenshot weighs.
import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = [16, 8, 0];
const channel = (colour, shift) => (colour >> shift) & 255;

/** How far a box of colours stretches along its longest channel. */
function stretch(box) {
	let longest = { spread: -1, shift: 0 };
	for (const shift of CHANNELS) {
		const values = box.map(([colour]) => channel(colour, shift));
		const spread = Math.max(...values) - Math.min(...values);
		if (spread > longest.spread) longest = { spread, shift };
	}
	return longest;
}

/** Median cut: halves the box that stretches furthest until there are enough; each box becomes its mean colour. */
function quantise(counts, limit) {
	let boxes = [{ colours: [...counts], ...stretch([...counts]) }];
	while (boxes.length < limit) {
		const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
		if (widest.spread <= 1) break;
		const sorted = widest.colours.sort(([a], [b]) => channel(a, widest.shift) - channel(b, widest.shift));
		const half = sorted.length >> 1;
		boxes = boxes.filter((box) => box !== widest);
		for (const colours of [sorted.slice(0, half), sorted.slice(half)])
			boxes.push({ colours, ...stretch(colours) });
	}
	const palette = [];
	const index = new Map();
	for (const { colours } of boxes) {
		const total = colours.reduce((sum, [, n]) => sum + n, 0);
		for (const [colour] of colours) index.set(colour, palette.length);
		palette.push(
			CHANNELS.map((shift) =>
				Math.round(colours.reduce((sum, [colour, n]) => sum + channel(colour, shift) * n, 0) / total)
			)
		);
	}
	return { palette, index };
}

function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const out = Buffer.alloc(body.length + 8);
	out.writeUInt32BE(data.length, 0);
	body.copy(out, 4);
	out.writeUInt32BE(crc32(body), body.length + 4);
	return out;
}

/** An opaque picture from RGBA pixels. */
export function encodePng(width, height, rgba, limit = 256) {
	const pixels = new Uint32Array(width * height);
	const counts = new Map();
	for (let i = 0; i < pixels.length; i++) {
		const colour = (rgba[4 * i] << 16) | (rgba[4 * i + 1] << 8) | rgba[4 * i + 2];
		pixels[i] = colour;
		counts.set(colour, (counts.get(colour) ?? 0) + 1);
	}
	const { palette, index } = quantise(counts, limit);
	const rows = Buffer.alloc((width + 1) * height); // each row opens with filter 0
	for (let i = 0; i < pixels.length; i++) rows[i + Math.floor(i / width) + 1] = index.get(pixels[i]);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('PLTE', Buffer.from(palette.flat())),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0))
	]);
}
