import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { $viewerPreferences } from '#lib/stores/viewer-preferences.ts';
import { Engine } from '#lib/viewer/engine.ts';
import { firstSnapshot, type Snapshot } from '#lib/viewer/snapshot.ts';
import type { Stack } from '#lib/viewer/stack.ts';

/** The engine of one case, once the page is alive; null on the server. */
export function useEngine(stacks: Stack[], stack: number, index: number): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const start = useRef({ stacks, stack, index });
  useEffect(() => {
    const { current } = start;
    const made = new Engine(current.stacks, current.stack, current.index);
    setEngine(made);
    return () => made.stop();
  }, []);
  useEffect(() => engine?.setStacks(stacks), [engine, stacks]);
  return engine;
}

const nothing = () => () => {};

/** What the engine shows; before there is one, what the page came with. */
export function useSnapshot(engine: Engine | null, stack: number, index: number): Snapshot {
  const [first] = useState<Snapshot>(() => firstSnapshot(stack, index));
  const read = engine?.snapshot ?? (() => first);
  return useSyncExternalStore(engine?.subscribe ?? nothing, read, () => first);
}

/** Runs through the active panel's slices, over and over, while the engine plays; waits for those on their way. */
export function useCine(engine: Engine | null, playing: boolean): void {
  const { cine } = useStore($viewerPreferences);
  useEffect(() => {
    if (!engine || !playing) return;
    const timer = setInterval(() => {
      const { state, drawn } = engine.snapshot();
      const { active, panels } = state;
      const shown = panels[active];
      const count = engine.stackOf(active)?.count ?? 1;
      if (shown && (drawn[active] !== null || engine.hasFailed(active)))
        engine.goTo(active, (shown.index + 1) % count);
    }, 1000 / cine);
    return () => clearInterval(timer);
  }, [engine, playing, cine]);
}
