import { type Wanted, wantedKey } from '#lib/domain/load-plan.ts';
import type { Budget } from './budget.ts';
import type { Source } from './source.ts';

/**
 * As much of a plan as memory holds at once, what is on screen in any case: the rest would push it out. `fits`
 * tells whether all of it does.
 */
export function affordable(
  wanted: readonly Wanted[],
  source: Source,
  budget: Budget,
  onScreen: ReadonlySet<string>,
): { plan: Wanted[]; fits: boolean } {
  const room = { image: budget.blobs, frame: budget.frames };
  const plan = wanted.filter((each) => {
    const facts = source.facts(each.stack, each.index, each.quality);
    if (!facts) return false;
    const kind = each.quality === 'frame' ? 'frame' : 'image';
    room[kind] -= kind === 'frame' ? facts.memory : facts.bytes;
    return room[kind] >= 0 || onScreen.has(wantedKey(each));
  });
  return { plan, fits: room.image >= 0 && room.frame >= 0 };
}
