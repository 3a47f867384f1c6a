import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { mouseStyle } from '#lib/viewer/mouse-style-store.ts';
import { startWith } from '#lib/viewer/start-tool.ts';

/** With a mouse, the left button starts with the person's preferred tool. */
export function useMouseStyle(engine: Engine | null): void {
  useEffect(mouseStyle.restore, []);
  const { left } = MOUSE_BINDINGS[useStore(mouseStyle.$choice)];
  useEffect(() => {
    const start = matchMedia('(any-pointer: fine)').matches ? left : null;
    engine?.update((state) => startWith(state, engine.stacks, start));
  }, [engine, left]);
}
