import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { $viewerPreferences } from '#lib/stores/viewer-preferences.ts';
import { Engine, type Snapshot } from '#lib/viewer/engine.ts';
import type { Stack } from '#lib/viewer/stack.ts';
import { firstState } from '#lib/viewer/state.ts';

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
  const [first] = useState<Snapshot>(() => ({
    ...{ state: firstState(stack, index), arrivals: 0, bytesLeft: 0, drawn: [] },
  }));
  const read = engine?.snapshot ?? (() => first);
  return useSyncExternalStore(engine?.subscribe ?? nothing, read, () => first);
}

/** Runs through the active panel's slices, over and over, while the engine plays. */
export function useCine(engine: Engine | null, playing: boolean): void {
  useEffect(() => {
    if (!engine || !playing) return;
    const { cine } = $viewerPreferences.get();
    const timer = setInterval(() => {
      const { active, panels } = engine.snapshot().state;
      const shown = panels[active];
      const count = engine.stackOf(active)?.count ?? 1;
      if (shown) engine.goTo(active, (shown.index + 1) % count);
    }, 1000 / cine);
    return () => clearInterval(timer);
  }, [engine, playing]);
}
