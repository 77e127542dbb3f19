// Draws every picture of the installed app from static/icon.svg, and writes the splash links into src/app.html.
// Run by hand after the icon changed: node scripts/icons.mjs
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { encodePng } from './png.mjs';
import { chromiumPath } from './setup.mjs';

const BACKGROUND = '#060a10';
/** Width, height and scale of the iPads in use; Safari takes a splash only when its size is exact. */
const TABLETS = [
	[810, 1080, 2],
	[820, 1180, 2],
	[834, 1194, 2],
	[1024, 1366, 2]
];
const svg = readFileSync('static/icon.svg', 'utf8');
const art = (scale) =>
	svg.replace(
		'<g id="art">',
		`<g id="art" transform="translate(256 256) scale(${scale}) translate(-256 -256)">`
	);
/** Without its square: the hatch alone, on whatever lies behind. */
const bare = svg.replace(/<rect [^>]*\/>/, '');

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();

/** `picture`, `side` wide, in the middle of a canvas. */
async function draw(file, width, height, picture, side, colours) {
	const source = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
	const pixels = await page.evaluate(
		async ([width, height, source, side, background]) => {
			const image = new Image(side, side);
			image.src = source;
			await image.decode();
			const context = new OffscreenCanvas(width, height).getContext('2d');
			context.fillStyle = background;
			context.fillRect(0, 0, width, height);
			context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
			const blob = new Blob([context.getImageData(0, 0, width, height).data]);
			return new Promise((done) => {
				const reader = new FileReader();
				reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
				reader.readAsDataURL(blob);
			});
		},
		[width, height, source, side, BACKGROUND]
	);
	const png = encodePng(width, height, Buffer.from(pixels, 'base64'), colours);
	writeFileSync(`static/${file}`, png);
	console.log(file, png.length);
}

await draw('icon-192.png', 192, 192, svg, 192);
await draw('icon-512.png', 512, 512, svg, 512);
await draw('apple-touch-icon.png', 180, 180, art(0.94), 180);
// launchers cut a maskable icon to a circle of four fifths; the hatch stays inside it
await draw('icon-maskable-512.png', 512, 512, art(0.84), 512);

mkdirSync('static/splash', { recursive: true });
const links = [];
for (const [short, long, scale] of TABLETS) {
	for (const [orientation, width, height] of [
		['portrait', short, long],
		['landscape', long, short]
	]) {
		const file = `splash/${width * scale}x${height * scale}.png`;
		await draw(file, width * scale, height * scale, bare, 320, 40);
		const media = `(device-width: ${short}px) and (device-height: ${long}px) and (-webkit-device-pixel-ratio: ${scale}) and (orientation: ${orientation})`;
		links.push(
			`\t\t<link\n\t\t\trel="apple-touch-startup-image"\n\t\t\tmedia="${media}"\n\t\t\thref="%sveltekit.assets%/${file}"\n\t\t/>`
		);
	}
}
await browser.close();

const shell = readFileSync('src/app.html', 'utf8');
const marked = /(<!-- splash:begin[^\n]*-->\n)[^]*?(\t\t<!-- splash:end -->)/;
if (!marked.test(shell)) throw new Error('src/app.html has lost its splash marks');
writeFileSync(
	'src/app.html',
	shell.replace(marked, (_, begin, end) => `${begin}${links.join('\n')}\n${end}`)
);
