import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $viewerPreferences } from '#lib/cases/viewer-preferences-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/**
 * Plays the active panel's slices in a loop while the engine plays; waits for slices that are still loading.
 * @param own images a second of a clip that has a rate of its own; else the reader's preference counts
 */
export function useCine(engine: Engine | null, playing: boolean, own: number | undefined): void {
  const { cine: preferred } = useStore($viewerPreferences);
  const rate = own ?? preferred;
  useEffect(() => {
    if (!engine || !playing) return;
    const timer = setInterval(() => {
      const { state, drawn } = engine.snapshot();
      const { active, panels } = state;
      const shown = panels[active];
      const count = engine.stackOf(active)?.count ?? 1;
      if (shown && (drawn[active] !== null || engine.hasFailed(active)))
        engine.goTo(active, (shown.index + 1) % count);
    }, 1000 / rate);
    return () => clearInterval(timer);
  }, [engine, playing, rate]);
}
