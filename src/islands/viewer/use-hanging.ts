import { useEffect, useRef, useState } from 'react';
import type { Engine } from '#lib/viewer/engine.ts';
import { hanging } from '#lib/viewer/hanging-store.ts';

/**
 * Puts comparable series side by side as a case opens, for those who chose it, once it is known where its slices lie.
 * @param isFree neither its author nor the address says what it opens with; what counts is what it says first
 */
export function useHanging(engine: Engine | null, isFree: boolean, areStacksKnown: boolean): void {
  const [isFreeAtFirst] = useState(isFree);
  const isOver = useRef(false);
  useEffect(() => {
    if (!engine || !areStacksKnown || isOver.current) return;
    isOver.current = true;
    hanging.restore();
    if (!isFreeAtFirst || hanging.$choice.get() === 'one') return;
    // Where it cannot be fetched the case stays in one panel.
    import('#lib/viewer/hanging.ts').then(
      ({ hung }) =>
        engine.update((state) => (state.panels.length === 1 ? hung(state, engine.stacks) : state)),
      () => undefined,
    );
  }, [engine, isFreeAtFirst, areStacksKnown]);
}
