import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { Engine } from '#lib/viewer/engine.ts';
import type { OpeningPanels } from '#lib/viewer/opening-panels.ts';
import { firstSnapshot, type Snapshot } from '#lib/viewer/snapshot.ts';
import type { Stack } from '#lib/viewer/stack.ts';
import { leaveFirstSlices } from './first-slices.ts';
import type { Poster } from './Poster.tsx';
import { toStacks } from './to-stacks.ts';
import { useCasePlace } from './use-case-place.ts';
import { useHanging } from './use-hanging.ts';

/** The engine of one case, created on hydration; null on the server. */
function useEngine(stacks: Stack[], stack: number, index: number, opening: OpeningPanels): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const start = useRef({ stacks, stack, index, opening });
  useEffect(() => {
    const { current } = start;
    const made = new Engine(current.stacks, current.stack, leaveFirstSlices() ?? current.index);
    // If the code cannot be loaded, the case opens in one panel.
    if (current.opening.panels.length > 1)
      import('#lib/viewer/opening-panels.ts').then(
        ({ withOpeningPanels }) =>
          made.update((state) => withOpeningPanels(state, current.stacks, current.opening)),
        () => undefined,
      );
    setEngine(made);
    return () => made.stop();
  }, []);
  useEffect(() => engine?.setStacks(stacks), [engine, stacks]);
  return engine;
}

/** Whether the URL names a series. */
const isSeriesAsked = () =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('serie');

/** The panels that the author chose, unless the URL names a series. */
function openingPanels({ panels = [], unlinked }: ViewerCase): OpeningPanels {
  return { panels: isSeriesAsked() ? [] : panels, linked: !unlinked };
}

const nothing = () => () => {};

/** The state of the engine or, before it is loaded, the state that the server rendered. */
function useSnapshot(engine: Engine | null, stacks: Stack[], stack: number, index: number): Snapshot {
  const [first] = useState<Snapshot>(() => firstSnapshot(stacks, stack, index));
  const read = engine?.snapshot ?? (() => first);
  return useSyncExternalStore(engine?.subscribe ?? nothing, read, () => first);
}

/** The engine of a case, and its state. `sent`: the URLs of the images, once they are known. */
export function useCaseEngine(
  shown: ViewerCase,
  sent: ViewerStack[] | null,
  { folder, image }: ViewerQuery,
  poster: Poster | null,
): { engine: Engine | null; snapshot: Snapshot } {
  const [first] = useState(poster && { folder, image, file: poster.file });
  const stacks = useMemo(() => toStacks(shown, sent, first), [shown, sent, first]);
  const engine = useEngine(stacks, folder, image, openingPanels(shown));
  useCasePlace(engine, shown.facts._id);
  useHanging(engine, !shown.panels && !isSeriesAsked(), sent !== null);
  return { engine, snapshot: useSnapshot(engine, stacks, folder, image) };
}
