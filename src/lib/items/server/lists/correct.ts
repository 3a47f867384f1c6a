import { type Correction, corrected } from '#lib/search/read-search.ts';
import type { Condition, WordCondition } from '../list-conditions-queries.ts';

/** The query with unknown words replaced by the closest known ones. */
export interface Corrected {
  conditions: Condition[];
  corrections: Correction[];
}

/**
 * Replaces words found nowhere in a list by known ones one letter away.
 * @param isFound whether the list has an item with a word, whatever the other conditions are
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
