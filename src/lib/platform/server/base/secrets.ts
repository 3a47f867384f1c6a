import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { sha256 } from './sha256.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A fresh 256-bit secret (base64url, 43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a secret; anything else is refused without a database query. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

const SHARE_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The token of a share link: 128 bits (base64url, 22 characters). Tokens and ids are distinguished by
 * its length.
 */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a text has the form of a share token. */
export function isShareToken(text: string): boolean {
  return SHARE_TOKEN.test(text);
}

/** The stored form of a secret: its SHA-256 (hex). Secrets are random, so no salt and no slow hash are needed. */
export function secretHash(secret: string): string {
  return sha256(secret);
}

/**
 * The cookie secret derived from a bearer secret. One-way: the cookie never reveals the bearer, while the holder of the
 * bearer may request the cookie again at any time, from several tabs at once, without invalidating earlier
 * answers.
 */
export function cookieSecretOf(bearer: string): string {
  return createHmac('sha256', bearer).update('negatoscope session cookie').digest('base64url');
}

/** Crockford's alphabet: no I, L, O or U, which are misread on paper. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of four characters in a recovery code, of 20 bits each. Codes of earlier releases have four, and still work. */
const CODE_GROUPS = 7;

/** A recovery code, 140 bits: « 7KQ2-M9XA-0F4T-HW3P-VE81-6ZCD-R5NB ». */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => CODE_ALPHABET[randomInt(32)]).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** A typed recovery code in the form that is hashed: without case, dashes, spaces and look-alike letters. */
export function normaliseRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
