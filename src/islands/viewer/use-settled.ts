import { useEffect } from 'react';
import type { Engine } from '#lib/viewer/engine.ts';
import type { ViewState } from '#lib/viewer/state.ts';

const SETTLE_MS = 250;

/** Reports the image of the active panel once it no longer changes; cine images change too fast. */
export function useSettled(
  engine: Engine | null,
  { panels, active, playing }: ViewState,
  onSettled: (place: { folder: number; image: number }) => void,
): void {
  const { stack, index } = panels[active] ?? { stack: 0, index: 0 };
  useEffect(() => {
    if (!engine || playing) return;
    const timer = setTimeout(() => onSettled({ folder: stack, image: index }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [engine, playing, stack, index, onSettled]);
}
