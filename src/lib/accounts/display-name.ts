import { looksOf } from './look-alikes.ts';

export const DISPLAY_NAME_MAX = 60;

/** Characters that are invisible or change the direction of text: format, control, unassigned and private-use ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Text in brackets at the end of a name: reserved, since usernames are shown that way. */
const BRACKETED_END = /\s*[([{][^)\]}]*[)\]}]\s*$/u;

/**
 * Normalises a typed display name: NFC, without invisible characters, white space as single spaces, at most three
 * marks on a letter. Undefined when nothing readable is left.
 */
export function cleanDisplayName(typed: string): string | undefined {
  // White space is replaced first, since tabs and line ends are control characters; `\s` also matches U+FEFF.
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
 * How a display name looks beside others (`looksOf`). A bracketed end does not count: otherwise « Anne Lefèvre
 * (anne.lefevre) » could be typed to look like a name that the site disambiguated.
 */
export function displayNameLooks(displayName: string): string {
  let name = displayName.normalize('NFKC');
  while (BRACKETED_END.test(name)) name = name.replace(BRACKETED_END, '');
  return looksOf(name) || looksOf(displayName);
}
