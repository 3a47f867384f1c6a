import { SIDE_PLACEHOLDERS } from '../report-sections.ts';
import { sentenceParts } from '../sentence-parts.ts';

const SIDES: ReadonlySet<string> = new Set(SIDE_PLACEHOLDERS.map((each) => each.slice(1, -1)));

/** What may be wrong with somebody's own sentence beside the author's. */
export interface SentenceDoubts {
  /** Words in braces that the author's sentence has and this one has not: a value or a side would not be said. */
  missing: readonly string[];
  /** Words in braces that stand for nothing here. */
  unknown: readonly string[];
}

function placeholdersIn(sentence: string): ReadonlySet<string> {
  const words = sentenceParts(sentence).flatMap((part) => ('placeholder' in part ? [part.placeholder] : []));
  return new Set(words);
}

/** @param known the words in braces that stand for something in this sentence */
export function sentenceDoubts(text: string, original: string, known: readonly string[]): SentenceDoubts {
  const said = placeholdersIn(text);
  const names = new Set(known.map((each) => each.slice(1, -1).toLowerCase()));
  // « droit » in the place of « droite » is the same side.
  const isSaid = (word: string) =>
    said.has(word) || (SIDES.has(word) && [...SIDES].some((each) => said.has(each)));
  return {
    missing: [...placeholdersIn(original)].filter((word) => !isSaid(word)).map((word) => `{${word}}`),
    unknown: [...said].filter((word) => !names.has(word)),
  };
}
