import { stemOf } from './french-forms.ts';
import { stemsOf, tellingWords } from './names.ts';
import { SYNONYMS, TERMS } from './synonyms.ts';

const VOCABULARY = new Set(
  SYNONYMS.flatMap(({ names, typedOnly, includes }) => [...names, ...typedOnly, ...includes]).flatMap(
    (name) => tellingWords(name).map(stemOf),
  ),
);

/** Whether the table contains a word; known words are never misspellings of others (« artérite », « arthrite »). */
export const isKnownWord = (word: string): boolean => VOCABULARY.has(stemOf(word));

/**
 * The names of each line of the table, by the stems of any of them. Built once, since stemming all names takes
 * milliseconds.
 */
function namesByStems(): ReadonlyMap<string, readonly string[]> {
  const byStems = new Map<string, string[]>();
  for (const { names, typedOnly } of TERMS) {
    const all = [...names, ...typedOnly];
    for (const stems of new Set(all.map((name) => stemsOf(tellingWords(name)))))
      byStems.set(stems, [...(byStems.get(stems) ?? []), ...all]);
  }
  return byStems;
}
let made: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * All names of the thing that a whole text names: « HSD » → « hématome sous-dural »; empty for a text that the
 * table does not contain.
 */
export function otherNamesOf(text: string): readonly string[] {
  made ??= namesByStems();
  return made.get(stemsOf(tellingWords(text))) ?? [];
}
