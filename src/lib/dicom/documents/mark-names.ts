import { fold } from '#lib/platform/fold.ts';
import type { DocumentCode } from '../attributes/document.ts';

/** Vocabularies whose meanings are their own words (PS3.16 § 8). What others mean, anybody may have typed. */
const STANDARD = new Set('SCT SRT SNM3 DCM RADLEX LN FMA NCIt UMLS I10 I11 MSH NEU ACR'.split(' '));
/** Characters of a name, at most. */
const NAME_MAX = 300;
/** Shorter words of a header are words of any text. */
const WORD_MIN = 3;

/** What something is called, as its author is shown it. */
export interface MarkName {
  name: string;
  isCoded: boolean;
}

const isStandard = ({ scheme }: DocumentCode): boolean => STANDARD.has(scheme);

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).map(fold);

/**
 * A name of meanings and texts, each once. It counts as coded where all of it is the meaning of standard codes, and where no
 * word of it is one of the header's: a code does not keep its file from writing somebody's name beside it.
 */
export function nameOf(
  codes: readonly (DocumentCode | undefined)[],
  texts: readonly string[],
  identities: readonly string[],
): MarkName {
  const meant = codes.flatMap((code) => (code && code.meaning !== '' ? [code] : []));
  const parts = new Map<string, boolean>();
  for (const code of meant) {
    const key = code.meaning;
    parts.set(key, (parts.get(key) ?? false) || isStandard(code));
  }
  const known = new Set([...parts.keys()].map(fold));
  for (const text of texts) {
    if (text.trim() === '' || known.has(fold(text))) continue;
    known.add(fold(text));
    parts.set(text.trim(), false);
  }
  const name = [...parts.keys()].join(', ').slice(0, NAME_MAX);
  const named = new Set(identities.flatMap(wordsOf).filter((word) => word.length >= WORD_MIN));
  const isAnybody = wordsOf(name).every((word) => !named.has(word));
  return { name, isCoded: name !== '' && isAnybody && [...parts.values()].every(Boolean) };
}
