import { looksOf } from './look-alikes.ts';

export const DISPLAY_NAME_MAX = 60;

/** Invisible or direction-changing characters: format and control characters, unassigned and private ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Text in brackets at the end of a name: we show usernames that way. */
const BRACKETED_END = /\s*[([{][^)\]}]*[)\]}]\s*$/u;

/**
 * A typed display name as it is kept: NFC, without what cannot be seen, white space as single spaces, at most three
 * marks on a letter. Undefined when nothing of it can be read.
 */
export function cleanDisplayName(typed: string): string | undefined {
  // White space first, for tabs and line ends are control characters; U+FEFF passes for a space, and is none.
  const seen = typed
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC');
  const name = seen
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
  return HAS_LETTER_OR_DIGIT.test(name) ? name : undefined;
}

/**
 * How a display name looks beside others (`looksOf`). A bracketed end does not count, or « Anne Lefèvre
 * (anne.lefevre) » would seem to be disambiguated by us.
 */
export function displayNameLooks(displayName: string): string {
  let name = displayName.normalize('NFKC');
  while (BRACKETED_END.test(name)) name = name.replace(BRACKETED_END, '');
  return looksOf(name) || looksOf(displayName);
}
