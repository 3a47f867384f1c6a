import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/** Shows the series comparable to the active one beside it, or announces that there is none. */
export async function hangSeries(engine: Engine): Promise<void> {
  const needed = [import('#lib/viewer/hanging.ts'), import('#lib/viewer/hanging-texts.ts')] as const;
  try {
    const [{ hangComparable }, { nothingToHang }] = await Promise.all(needed);
    const { state } = engine.snapshot();
    const next = hangComparable(state, engine.stacks);
    if (next === state) notify('error', nothingToHang);
    else engine.update(() => next);
  } catch {
    notify('error', loadFailure);
  }
}
