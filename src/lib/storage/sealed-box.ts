/**
 * A file nobody reads by accident: compressed, then sealed (AES-GCM), so that an editor shows nothing and a single changed bit
 * is found. With a pass phrase it is closed to everybody without it. Without one the key follows from the file itself: that
 * keeps secrets from the eye, as a face-down card does, and not from somebody who wants to cheat.
 *
 *   8 bytes   magic
 *   1 byte    version of the file format
 *   1 byte    0: no pass phrase, 1: pass phrase
 *   16 bytes  salt of the key
 *   12 bytes  initialisation vector
 *   8 bytes   check of the key: tells a wrong phrase from a damaged file
 *   rest      gzip, sealed; the header is authenticated with it
 */
export const FILE_VERSION = 1;

export type BoxTrouble =
	| 'not-a-save'
	| 'newer-version'
	/** far more than any game is */
	| 'too-large'
	| 'needs-phrase'
	| 'wrong-phrase'
	| 'damaged-file';

/** A long game is well below a tenth of these. */
export const MAX_FILE = 4 * 1024 * 1024;
export const MAX_CONTENT = 16 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const MAGIC = Uint8Array.from([0x89, ...utf8('AIRLOCK')]);
const AT = { version: 8, phrase: 9, salt: 10, iv: 26, check: 38, sealed: 46 } as const;
const TAG = 16;

const PHRASE_ROUNDS = 600_000;
/** Takes the place of a phrase; known to everybody who reads this. */
const NO_PHRASE = 'airlock';

interface Key {
	key: CryptoKey;
	check: Bytes;
}

/** Typed on one tablet, typed again on another: the same letters, however they are put together. */
const letters = (phrase: string): Bytes => utf8(phrase.normalize('NFKC'));

async function keyFrom(phrase: string | null, salt: Bytes, { subtle }: Crypto): Promise<Key> {
	const from = await subtle.importKey('raw', letters(phrase ?? NO_PHRASE), 'PBKDF2', false, ['deriveBits']);
	const iterations = phrase === null ? 1 : PHRASE_ROUNDS;
	const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
	const bits = new Uint8Array(await subtle.deriveBits(how, from, 320));
	const key = await subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt']);
	return { key, check: bits.slice(32) };
}

const equal = (a: Bytes, b: Bytes): boolean =>
	a.length === b.length && a.every((byte, index) => byte === b[index]);

export async function seal(content: string, crypto: Crypto, phrase: string | null): Promise<Bytes> {
	const header = new Uint8Array(AT.sealed);
	header.set(MAGIC);
	header[AT.version] = FILE_VERSION;
	header[AT.phrase] = phrase === null ? 0 : 1;
	crypto.getRandomValues(header.subarray(AT.salt, AT.check));
	const { key, check } = await keyFrom(phrase, header.slice(AT.salt, AT.iv), crypto);
	header.set(check, AT.check);
	const packed = await drained(through(utf8(content), new CompressionStream('gzip')), Infinity);
	const how = { name: 'AES-GCM', iv: header.slice(AT.iv, AT.check), additionalData: header };
	const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, packed ?? new Uint8Array()));
	const file = new Uint8Array(header.length + sealed.length);
	file.set(header);
	file.set(sealed, header.length);
	return file;
}

export async function unseal(
	file: Bytes,
	crypto: Crypto,
	phrase: string | null
): Promise<{ content: string } | { trouble: BoxTrouble }> {
	if (!equal(file.slice(0, AT.version), MAGIC)) return { trouble: 'not-a-save' };
	const version = file[AT.version] ?? 0;
	if (version > FILE_VERSION) return { trouble: 'newer-version' };
	if (file.length > MAX_FILE) return { trouble: 'too-large' };
	const locked = file[AT.phrase];
	if (version < 1 || file.length < AT.sealed + TAG || locked === undefined || locked > 1)
		return { trouble: 'damaged-file' };
	if (locked === 1 && phrase === null) return { trouble: 'needs-phrase' };

	const header = file.slice(0, AT.sealed);
	const { key, check } = await keyFrom(locked ? phrase : null, header.slice(AT.salt, AT.iv), crypto);
	if (!equal(check, header.slice(AT.check))) return { trouble: locked ? 'wrong-phrase' : 'damaged-file' };
	try {
		const how = { name: 'AES-GCM', iv: header.slice(AT.iv, AT.check), additionalData: header };
		const packed = new Uint8Array(await crypto.subtle.decrypt(how, key, file.slice(AT.sealed)));
		const content = await drained(through(packed, new DecompressionStream('gzip')), MAX_CONTENT);
		if (content === null) return { trouble: 'too-large' };
		return { content: new TextDecoder('utf-8', { fatal: true }).decode(content) };
	} catch {
		return { trouble: 'damaged-file' };
	}
}

function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): ReadableStream<Bytes> {
	return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Everything that comes out, or null as soon as it is more than `limit`: the rest of a bomb is never unpacked. */
async function drained(stream: ReadableStream<Bytes>, limit: number): Promise<Bytes | null> {
	const reader = stream.getReader();
	const chunks: Bytes[] = [];
	let length = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		length += next.value.length;
		if (length > limit) {
			await reader.cancel();
			return null;
		}
		chunks.push(next.value);
	}
	const all = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		all.set(chunk, at);
		at += chunk.length;
	}
	return all;
}
