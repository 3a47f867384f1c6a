import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/** Puts the series that are comparable to the active one beside it, or says that there is none. */
export async function hangSeries(engine: Engine): Promise<void> {
  const needed = [import('#lib/viewer/hanging.ts'), import('#lib/viewer/hanging-texts.ts')] as const;
  try {
    const [{ hung }, { nothingToHang }] = await Promise.all(needed);
    const { state } = engine.snapshot();
    const next = hung(state, engine.stacks);
    if (next === state) notify('error', nothingToHang);
    else engine.update(() => next);
  } catch {
    notify('error', loadFailure);
  }
}
