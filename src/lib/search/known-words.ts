import { stemOf } from './french-forms.ts';
import { stemsOf, tellingWords } from './names.ts';
import { SYNONYMS, TERMS } from './synonyms.ts';

const VOCABULARY = new Set(
  SYNONYMS.flatMap(({ names, typedOnly, includes }) => [...names, ...typedOnly, ...includes]).flatMap(
    (name) => tellingWords(name).map(stemOf),
  ),
);

/** Whether the table writes a word: none of them is a misspelling of another (« artérite », « arthrite »). */
export const isKnownWord = (word: string): boolean => VOCABULARY.has(stemOf(word));

/** All names of what a text names, that text alone: « HSD » → « hématome sous-dural »; none of what the table does not have. */
export function otherNamesOf(text: string): string[] {
  const stems = stemsOf(tellingWords(text));
  return TERMS.flatMap(({ names, typedOnly }) => {
    const all = [...names, ...typedOnly];
    return all.some((name) => stemsOf(tellingWords(name)) === stems) ? all : [];
  });
}
