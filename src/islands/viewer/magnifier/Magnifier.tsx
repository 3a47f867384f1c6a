import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Engine } from '#lib/viewer/engine.ts';
import { LensDrawing } from '#lib/viewer/magnifier/draw-lens.ts';
import { LENS_ZOOM, lensAt } from '#lib/viewer/magnifier/lens.ts';
import { magnifierMessages as m } from '#lib/viewer/magnifier/texts.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import './magnifier.css';

interface MagnifierProps {
  engine: Engine;
  panel: number;
  state: ViewState;
}

/** Moves the lens with mouse, pen or finger over its panel. */
function follow(engine: Engine, panel: number, element: HTMLElement): () => void {
  const stop = new AbortController();
  const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const { left, top } = element.getBoundingClientRect();
    const magnified = {
      panel,
      at: { x: clientX - left, y: clientY - top },
      byFinger: pointerType !== 'mouse',
    };
    engine.update((state) => (state.tool === 'magnifier' ? { ...state, magnified } : state));
  };
  for (const name of ['pointermove', 'pointerdown'] as const)
    element.addEventListener(name, move, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * A lens over a panel: magnifies three times, from the image's own pixels. Arrow keys move the lens, Escape
 * closes it.
 */
export function Magnifier({ engine, panel, state }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<LensDrawing>(null);
  const size = engine.sizeOf(panel);
  const { magnified, active } = state;
  // Before it is moved, the lens is in the centre of the active panel.
  const isHere = magnified ? magnified.panel === panel : active === panel;
  const at = magnified?.at ?? { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
  const lens = size && isHere ? lensAt(at, size, magnified?.byFinger ?? false) : null;
  useEffect(() => {
    const element = canvas.current?.closest<HTMLElement>('.panel-view');
    return element ? follow(engine, panel, element) : undefined;
  }, [engine, panel]);
  // Drawn again after each change of the state, and each arrival of an image.
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current || !lens) return;
    drawing.current ??= new LensDrawing(current);
    // Set by script, because the Content-Security-Policy allows no style attribute.
    const { left, top, side } = lens;
    Object.assign(current.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${side}px`,
      height: `${side}px`,
    });
    drawing.current.draw(engine, panel, at, side);
  });
  return (
    <canvas ref={canvas} className="magnifier" role="img" aria-label={m.lens(LENS_ZOOM)} hidden={!lens} />
  );
}
