/** Seeds, commitments and PINs, by the browser's own cryptography. */
import type { Seed } from '../rules/index.ts';
import type { Player } from './types.ts';

type Pin = NonNullable<Player['pin']>;

const PIN_ROUNDS = 100_000;

const hex = (bytes: Uint8Array): string =>
	[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** 128 bits in 32 hexadecimal digits: a seed, a salt, or the name of a record. */
export const draw = (crypto: Crypto): Seed => hex(crypto.getRandomValues(new Uint8Array(16)));

/** So many digits of a commitment are shown: 64 bits nobody finds another seed for, and short enough to be noted. */
export const COMMITMENT_SHOWN = 16;

/** Fair dealing: shown before the first card, checked against the seed after the last. */
export async function commitmentTo(seed: Seed, crypto: Crypto): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(seed))));
}

async function stretch(pin: string, salt: string, crypto: Crypto): Promise<string> {
	const key = await crypto.subtle.importKey('raw', utf8(pin), 'PBKDF2', false, ['deriveBits']);
	const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: PIN_ROUNDS };
	return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

export async function hashPin(pin: string, crypto: Crypto): Promise<Pin> {
	const salt = draw(crypto);
	return { salt, hash: await stretch(pin, salt, crypto) };
}

export async function isPin(tried: string, { salt, hash }: Pin, crypto: Crypto): Promise<boolean> {
	return (await stretch(tried, salt, crypto)) === hash;
}
