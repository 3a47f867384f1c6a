import { SIDE_PLACEHOLDERS } from '../report-sections.ts';
import { sentenceParts } from '../sentence-parts.ts';

const SIDES: ReadonlySet<string> = new Set(SIDE_PLACEHOLDERS.map((each) => each.slice(1, -1)));

/** Possible mistakes in a person's own sentence, compared with the author's. */
export interface SentenceDoubts {
  /** Placeholders of the author's sentence that this one lacks: a value or a side would be missing. */
  missing: readonly string[];
  /** Placeholders that have no meaning in this sentence. */
  unknown: readonly string[];
}

function placeholdersIn(sentence: string): ReadonlySet<string> {
  const words = sentenceParts(sentence).flatMap((part) => ('placeholder' in part ? [part.placeholder] : []));
  return new Set(words);
}

/** @param known the placeholders that have a meaning in this sentence */
export function sentenceDoubts(text: string, original: string, known: readonly string[]): SentenceDoubts {
  const said = placeholdersIn(text);
  const names = new Set(known.map((each) => each.slice(1, -1).toLowerCase()));
  // « droit » and « droite » are placeholders for the same side.
  const isSaid = (word: string) =>
    said.has(word) || (SIDES.has(word) && [...SIDES].some((each) => said.has(each)));
  return {
    missing: [...placeholdersIn(original)].filter((word) => !isSaid(word)).map((word) => `{${word}}`),
    unknown: [...said].filter((word) => !names.has(word)),
  };
}
