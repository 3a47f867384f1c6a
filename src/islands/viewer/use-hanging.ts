import { useEffect, useRef, useState } from 'react';
import type { Engine } from '#lib/viewer/engine.ts';
import { hanging } from '#lib/viewer/hanging-store.ts';

/**
 * Shows comparable series side by side when a case opens, for readers who chose this, once the positions of its slices
 * are known.
 * @param isFree whether neither the author nor the URL determines what opens; only its first value counts
 */
export function useHanging(engine: Engine | null, isFree: boolean, areStacksKnown: boolean): void {
  const [isFreeAtFirst] = useState(isFree);
  const isOver = useRef(false);
  useEffect(() => {
    if (!engine || !areStacksKnown || isOver.current) return;
    isOver.current = true;
    hanging.restore();
    if (!isFreeAtFirst || hanging.$choice.get() === 'one') return;
    // If the code cannot be loaded, the case stays in one panel.
    import('#lib/viewer/hanging.ts').then(
      ({ hangComparable }) =>
        engine.update((state) => (state.panels.length === 1 ? hangComparable(state, engine.stacks) : state)),
      () => undefined,
    );
  }, [engine, isFreeAtFirst, areStacksKnown]);
}
