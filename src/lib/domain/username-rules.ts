import { fold } from './fold.ts';

export const USERNAME_MAX = 50;

const ALLOWED = /^[\p{L}\p{M}\p{N} ._'’-]+$/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The username as it is stored: NFC, trimmed, inner white space as typed. */
export function normaliseUsername(text: string): string {
  return text.normalize('NFC').trim();
}

/** Whether a normalised username may be registered. */
export function isUsername(username: string): boolean {
  return [...username].length <= USERNAME_MAX && ALLOWED.test(username) && HAS_LETTER_OR_DIGIT.test(username);
}

/**
 * What makes two usernames the same: case, accents, the kind of apostrophe and repeated spaces do not count,
 * so nobody can pass for « Léa » as « lea ».
 */
export function usernameKey(username: string): string {
  return fold(normaliseUsername(username)).replaceAll('’', "'").replace(/ +/g, ' ');
}
