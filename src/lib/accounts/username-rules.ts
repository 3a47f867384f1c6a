import { fold } from '#lib/platform/fold.ts';
import { isOneScript } from './scripts.ts';

export const USERNAME_MAX = 50;

const ALLOWED = /^[\p{L}\p{M}\p{Nd} ._'’-]+$/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
/** Characters that Unicode counts as letters but that are invisible (Hangul fillers and the like). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A mark without a letter, or four marks on one: no language needs these. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}|\p{M}{4}/u;

/** The username as it is stored: NFC, trimmed, inner white space as typed. */
export function normaliseUsername(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Whether a normalised username may be registered: visible letters of one script, digits and common punctuation, none
 * of them a variant (full-width, « ﬁ », « ² ») of a plainer character.
 */
export function isUsername(username: string): boolean {
  return (
    [...username].length <= USERNAME_MAX &&
    ALLOWED.test(username) &&
    HAS_LETTER_OR_DIGIT.test(username) &&
    username.normalize('NFKC') === username &&
    !INVISIBLE.test(username) &&
    !LOOSE_MARKS.test(username) &&
    isOneScript(username)
  );
}

function keyOf(normalised: string): string {
  return fold(normalised).replaceAll('’', "'").replace(/ +/g, ' ');
}

/**
 * The key shared by usernames that count as equal: case, accents, the kind of apostrophe, repeated spaces
 * and the width of letters do not count, so nobody can pose as « Léa » with « lea ».
 */
export function usernameKey(username: string): string {
  // Folded before normalising as well: names that fold alike keep the same key, whatever NFKC does to variants.
  return keyOf(keyOf(normaliseUsername(username)).normalize('NFKC').trim());
}

/**
 * The keys under which a typed username may be stored, the exact one first: accounts created before character widths
 * were folded have kept their old keys.
 */
export function usernameKeys(typed: string): string[] {
  return [...new Set([keyOf(normaliseUsername(typed)), usernameKey(typed)])];
}
