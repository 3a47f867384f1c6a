import { type Correction, corrected } from '#lib/search/read-search.ts';
import type { Condition, WordCondition } from '../list-conditions-queries.ts';

/** Conditions in which unknown words were replaced by the closest known ones, with the replacements. */
export interface CorrectedQuery {
  conditions: Condition[];
  corrections: Correction[];
}

/**
 * Replaces words found nowhere in a list by known words one letter away.
 * @param isFound whether any item of the list contains a word, whatever the other conditions are
 * @param vocabulary returns the words of the list, only called if needed
 */
export async function correct(
  conditions: readonly Condition[],
  isFound: (condition: WordCondition) => Promise<boolean>,
  vocabulary: () => Promise<Iterable<string>>,
): Promise<CorrectedQuery> {
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
