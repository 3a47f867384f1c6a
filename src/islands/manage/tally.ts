import type { ItemOutcome } from '#lib/items/browser/change-chosen.ts';
import type { Tally } from '#lib/items/selection-texts.ts';

/** Counts items by outcome. */
export function tallyOf(fared: readonly ItemOutcome[]): Tally {
  const counts: Tally = { done: 0, unchanged: 0, incomplete: 0, refused: 0 };
  for (const { outcome } of fared)
    counts[outcome.outcome === 'refused' && outcome.lacks ? 'incomplete' : outcome.outcome] += 1;
  return counts;
}
