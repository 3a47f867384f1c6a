import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { mouseStyle } from '#lib/viewer/mouse-style-store.ts';
import { startWith } from '#lib/viewer/start-tool.ts';

/** The left button begins with what the person has chosen, where there is a mouse. */
export function useMouseStyle(engine: Engine | null): void {
  useEffect(mouseStyle.restore, []);
  const { left } = MOUSE_BINDINGS[useStore(mouseStyle.$choice)];
  useEffect(() => {
    const start = matchMedia('(any-pointer: fine)').matches ? left : null;
    engine?.update((state) => startWith(state, engine.stacks, start));
  }, [engine, left]);
}
