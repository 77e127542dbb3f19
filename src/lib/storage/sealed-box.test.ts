import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FILE_VERSION, MAX_CONTENT, MAX_FILE, seal, unseal } from './sealed-box.ts';
import { figure } from './testing/figures.ts';
import { runs } from './testing/runs.ts';

// a busy machine takes its time; no test here waits for anything
vi.setConfig({ testTimeout: 60_000 });

type Bytes = Uint8Array<ArrayBuffer>;
const { crypto } = globalThis;
const SECRET = '{"loyalty":"cylon-sabotage","name":"Zoë"}';
const HEADER = 46;

const close = (content = SECRET, phrase: string | null = null) => seal(content, crypto, phrase);
const open = (file: Bytes, phrase: string | null = null) => unseal(file, crypto, phrase);
const changed = (file: Bytes, at: number, to: number): Bytes => {
	const copy = file.slice();
	copy[at] = to;
	return copy;
};

afterEach(() => {
	vi.unstubAllGlobals();
});

/** A box made by somebody who knows how, with any bytes packed in it. */
async function closeOver(packed: Bytes): Promise<Bytes> {
	vi.stubGlobal(
		'CompressionStream',
		class {
			readable = new Blob([packed]).stream();
			writable = new WritableStream();
		}
	);
	const file = await close('');
	vi.unstubAllGlobals();
	return file;
}

describe('a sealed box', () => {
	test('opens to what was put in', async () => {
		expect(await open(await close())).toEqual({ content: SECRET });
		expect(await open(await close(''))).toEqual({ content: '' });
	});
	test('shows nothing of it, and never looks the same twice', async () => {
		const [one, two] = [await close(), await close()];
		expect(new TextDecoder('latin1').decode(one)).not.toMatch(/loyalty|cylon|Zo/);
		expect(one).not.toEqual(two);
	});
	test('with a pass phrase opens with it alone, however its letters are typed', async () => {
		const file = await close(SECRET, 'Zo\u00eb and her ship');
		expect(await open(file)).toEqual({ trouble: 'needs-phrase' });
		expect(await open(file, 'zoë and her ship')).toEqual({ trouble: 'wrong-phrase' });
		expect(await open(file, 'Zoe\u0308 and her ship')).toEqual({ content: SECRET });
		expect(await open(changed(file, file.length - 1, 7 ^ (file.at(-1) ?? 0)), 'Zoë and her ship')).toEqual({
			trouble: 'damaged-file'
		});
	});
	test('without one needs none, and takes any', async () => {
		expect(await open(await close(), 'anything')).toEqual({ content: SECRET });
	});
});

describe('is not opened', () => {
	test('what is something else', async () => {
		expect(await open(new Uint8Array())).toEqual({ trouble: 'not-a-save' });
		expect(await open(new TextEncoder().encode(SECRET))).toEqual({ trouble: 'not-a-save' });
		expect(await open(new Uint8Array(MAX_FILE * 2))).toEqual({ trouble: 'not-a-save' });
	});
	test('what a newer app has written', async () => {
		const file = await close();
		for (const version of [FILE_VERSION + 1, 255])
			expect(await open(changed(file, 8, version))).toEqual({ trouble: 'newer-version' });
		expect(await open(changed(file, 8, 0))).toEqual({ trouble: 'damaged-file' });
	});
	test('what is cut short, at any byte', async () => {
		const file = await close();
		for (let length = 0; length < file.length; length++)
			expect(await open(file.slice(0, length))).toEqual({
				trouble: length < 8 ? 'not-a-save' : 'damaged-file'
			});
	});
	test('what has something after its end', async () => {
		const file = await close();
		const longer = new Uint8Array(file.length + 1);
		longer.set(file);
		expect(await open(longer)).toEqual({ trouble: 'damaged-file' });
	});
	test('what is far too large, packed or unpacked, and at once', async () => {
		const file = new Uint8Array(MAX_FILE + 1);
		file.set(await close());
		expect(await open(file)).toEqual({ trouble: 'too-large' });
		expect(await open(await close(' '.repeat(MAX_CONTENT)))).toHaveProperty('content');
		expect(await open(await close(' '.repeat(MAX_CONTENT + 1)))).toEqual({ trouble: 'too-large' });
	});
	test('a bomb: it is not unpacked beyond the limit', async () => {
		const zeros = gzipSync(Buffer.alloc(128 * 1024 * 1024));
		const bomb = await closeOver(new Uint8Array(zeros));
		const began = performance.now();
		expect(await open(bomb)).toEqual({ trouble: 'too-large' });
		expect(performance.now() - began).toBeLessThan(10_000);
	});
	test.each([
		['nothing', new Uint8Array()],
		['no gzip', new TextEncoder().encode(SECRET)],
		['half a gzip', new Uint8Array(gzipSync(SECRET)).slice(0, 20)],
		['a gzip with something after it', Uint8Array.from([...gzipSync(SECRET), 1, 2, 3])],
		['letters that are none', new Uint8Array(gzipSync(Uint8Array.from([0xff, 0xfe, 0x80])))]
	])('what was well sealed over %s', async (_, packed) => {
		expect(await open(await closeOver(packed))).toEqual({ trouble: 'damaged-file' });
	});
});

test('any change of any byte is found', async () => {
	const file = await close();
	for (let at = 0; at < file.length; at++) {
		const opened = await open(changed(file, at, (file[at] ?? 0) ^ 1));
		expect(opened).toHaveProperty('trouble');
		if (at > HEADER) expect(opened).toEqual({ trouble: 'damaged-file' });
	}
});

test('any bytes whatever, sealed or not, give a trouble and no error', async () => {
	const file = await close();
	const bytes = fc.uint8Array({ maxLength: 200 });
	await fc.assert(
		fc.asyncProperty(bytes, fc.nat(60), fc.boolean(), async (noise, keep, inside) => {
			const copy = file.slice(0, keep);
			const noisy = Uint8Array.from([...copy, ...noise]);
			const made = inside ? await closeOver(Uint8Array.from(noise)) : noisy;
			expect(await open(made, null)).toHaveProperty('trouble');
		}),
		{ numRuns: runs(1000, 20_000) }
	);
	figure('files mutated', runs(1000, 20_000));
}, 3_600_000);
