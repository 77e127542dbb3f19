import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** Width and height stand in the first chunk of a PNG. */
function pictureSize(name: string): string {
	const png = readFileSync(join(ROOT, 'static', name));
	return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

interface Manifest {
	start_url: string;
	scope: string;
	display: string;
	theme_color: string;
	background_color: string;
	icons: { src: string; sizes: string; type: string; purpose: string }[];
}
const manifest = JSON.parse(read('static/manifest.webmanifest')) as Manifest;
const page = read('src/app.html');

it('can be installed, below any folder of a host', () => {
	expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
	expect(page).toContain(`name="theme-color" content="${manifest.theme_color}"`);
});

it('has every icon it names, in the size it says', () => {
	const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
	expect(pictures.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
		'any 192x192',
		'any 512x512',
		'maskable 512x512'
	]);
	for (const { src, sizes } of pictures) expect(pictureSize(src)).toBe(sizes);
	expect(existsSync(join(ROOT, 'static/icon.svg'))).toBe(true);
	expect(pictureSize('apple-touch-icon.png')).toBe('180x180');
});

it('has a splash picture of the exact size for each tablet, and light ones', () => {
	const links = [
		...page.matchAll(
			/device-width: (\d+)px\) and \(device-height: (\d+)px\) and \(-webkit-device-pixel-ratio: (\d)\) and \(orientation: (\w+)\)"\s+href="%sveltekit\.assets%\/(splash\/\S+\.png)"/g
		)
	];
	expect(links.map(([, , , , , file]) => file?.slice('splash/'.length)).sort()).toEqual(
		readdirSync(join(ROOT, 'static/splash')).sort()
	);
	for (const [, width, height, ratio, orientation, file = ''] of links) {
		const sides = [Number(width) * Number(ratio), Number(height) * Number(ratio)];
		expect(pictureSize(file)).toBe((orientation === 'portrait' ? sides : sides.reverse()).join('x'));
		expect(readFileSync(join(ROOT, 'static', file)).length).toBeLessThan(15_000);
	}
});

it('names no other origin in the page, the styles or the manifest', () => {
	for (const text of [page, read('src/app.css'), read('static/manifest.webmanifest')])
		expect(text).not.toMatch(/https?:\/\/|["'(]\/\//);
});

it('locks every package to an exact version and to no host', () => {
	const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
		'dependencies' | 'devDependencies',
		Record<string, string>
	>;
	for (const version of Object.values({ ...dependencies, ...devDependencies }))
		expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	expect(read('package-lock.json')).not.toContain('"resolved"');
});
