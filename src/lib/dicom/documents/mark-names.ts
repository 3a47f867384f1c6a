import { fold } from '#lib/platform/fold.ts';
import type { DocumentCode } from '../attributes/document.ts';

/** Vocabularies with standard meanings (PS3.16 § 8). In others, the meaning may be any typed text. */
const STANDARD = new Set('SCT SRT SNM3 DCM RADLEX LN FMA NCIt UMLS I10 I11 MSH NEU ACR'.split(' '));
/** Maximum length of a name in characters. */
const NAME_MAX = 300;
/** Shorter words of a header are ignored, since they occur in any text. */
const WORD_MIN = 3;

/** A name shown to the author. */
export interface MarkName {
  name: string;
  isCoded: boolean;
}

const isStandard = ({ scheme }: DocumentCode): boolean => STANDARD.has(scheme);

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).map(fold);

/**
 * A name made of meanings and texts, each once. It counts as coded if it consists of the meanings of standard codes and
 * contains no word of the header: a file may write a person's name as the meaning of a code.
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
