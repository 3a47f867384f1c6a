import type { Tally } from '#lib/messages/selection.ts';
import type { Fared } from '#lib/stores/change-chosen.ts';

/** How many items fared how. */
export function tallyOf(fared: readonly Fared[]): Tally {
  const counts: Tally = { done: 0, unchanged: 0, incomplete: 0, refused: 0 };
  for (const { outcome } of fared)
    counts[outcome.outcome === 'refused' && outcome.lacks ? 'incomplete' : outcome.outcome] += 1;
  return counts;
}
