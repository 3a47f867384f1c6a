import { type Correction, corrected } from '#lib/search/read-search.ts';
import type { Condition, WordCondition } from '../list-conditions-queries.ts';

/** What a search is read as once words that nothing has are taken for their neighbours. */
export interface Corrected {
  conditions: Condition[];
  corrections: Correction[];
}

/**
 * Reads words that nothing in a list has as those one letter away.
 * @param isFound whether the list has something for a word, whatever else is asked for
 * @param vocabulary the words of the list, read where they are needed
 */
export async function correct(
  conditions: readonly Condition[],
  isFound: (condition: WordCondition) => Promise<boolean>,
  vocabulary: () => Promise<Iterable<string>>,
): Promise<Corrected> {
  const corrections: Correction[] = [];
  const read: Condition[] = [];
  for (const condition of conditions) {
    const found = 'facet' in condition || (await isFound(condition));
    const meant = found ? undefined : corrected(condition.wanted, await vocabulary());
    if (meant) corrections.push(meant.correction);
    read.push(meant && 'wanted' in condition ? { ...condition, wanted: meant.wanted } : condition);
  }
  return { conditions: read, corrections };
}
