import { type Demand, type PlannedFetch, wantedKey } from '#lib/imaging/load-plan.ts';
import type { Budget } from './budget.ts';
import type { Source } from './source.ts';

/**
 * The part of a plan that fits in memory, in the plan's order: the slices nearest to those on screen, which makes
 * each scroll step change one of them rather than all. Slices on screen are always included. `fits` tells whether
 * everything fits.
 */
export function affordable(
  wanted: readonly PlannedFetch[],
  demands: readonly Demand[],
  source: Source,
  budget: Budget,
): { plan: PlannedFetch[]; fits: boolean } {
  const distance = ({ stack, index }: PlannedFetch) =>
    Math.min(
      ...demands.map((demand) => (demand.stack === stack ? Math.abs(demand.index - index) : Infinity)),
    );
  const nearest = wanted
    .map((each) => ({
      each,
      facts: source.facts(each.stack, each.index, each.quality),
      away: distance(each),
    }))
    .sort((a, b) => a.away - b.away);
  const room = { image: budget.files, frame: budget.frames };
  const kept = new Set<string>();
  for (const { each, facts, away } of nearest) {
    if (!facts) continue;
    const kind = each.quality === 'frame' ? 'frame' : 'image';
    room[kind] -= kind === 'frame' ? facts.memory : facts.bytes;
    if (room[kind] >= 0 || away === 0) kept.add(wantedKey(each));
  }
  return {
    plan: wanted.filter((each) => kept.has(wantedKey(each))),
    fits: room.image >= 0 && room.frame >= 0,
  };
}
