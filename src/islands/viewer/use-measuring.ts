import { useCallback, useRef, useState } from 'react';
import type { MeasureKind, Point } from '#lib/domain/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { type Draft, letGo, move, press, type Step } from '#lib/viewer/measure-draft.ts';
import { matrixOf } from '#lib/viewer/panel-actions.ts';
import { isMeasure } from '#lib/viewer/panel-input.ts';
import { addMeasure } from '#lib/viewer/state.ts';
import { apply, inverse } from '#lib/viewer/view.ts';

/** Nearer than this (CSS pixels) a press and its release are one point. */
const STILL = 4;

export interface Drawing {
  panel: number;
  draft: Draft | null;
  /** Where the next point goes when one draws by keyboard, in CSS pixels of the panel. */
  aim: Point | null;
}

/** A measure being drawn on one of the panels, by pointer or by keyboard. */
export function useMeasuring(engine: Engine | null) {
  const [drawing, setDrawing] = useState<Drawing>({ panel: 0, draft: null, aim: null });
  const now = useRef(drawing);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const set = useCallback((next: Drawing) => {
    now.current = next;
    setDrawing(next);
  }, []);

  const step = useCallback(
    (panel: number, at: Point, act: (draft: Draft | null, kind: MeasureKind, point: Point) => Step) => {
      const matrix = engine && matrixOf(engine, panel);
      const tool = engine?.snapshot().state.tool;
      if (!engine || !matrix || !tool || !isMeasure(tool)) return;
      const before = now.current.panel === panel ? now.current.draft : null;
      const { draft, done } = act(before, tool, apply(inverse(matrix), at));
      if (done) engine.update((state) => addMeasure(state, panel, done));
      set({ ...now.current, panel, draft });
    },
    [engine, set],
  );

  const pointer = useCallback(
    (panel: number, phase: 'down' | 'move' | 'up' | 'drop', at: Point) => {
      if (phase === 'drop') return set({ ...now.current, draft: null });
      if (phase === 'down') pressed.current = at;
      const still = Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) < STILL;
      step(panel, at, (draft, kind, point) => {
        if (phase === 'down') return press(draft, kind, point);
        return phase === 'move' ? move(draft, point) : letGo(draft, point, still);
      });
    },
    [set, step],
  );

  const aimOf = useCallback(
    (panel: number): Point => {
      const size = engine?.sizeOf(panel);
      const { aim, panel: before } = now.current;
      return aim && before === panel ? aim : { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
    },
    [engine],
  );

  const moveAim = useCallback(
    (panel: number, x: number, y: number) => {
      const size = engine?.sizeOf(panel) ?? { width: 0, height: 0 };
      const from = aimOf(panel);
      const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
      const aim = { x: within(from.x + x, size.width), y: within(from.y + y, size.height) };
      set({ ...now.current, panel, aim });
      step(panel, aim, (draft, _kind, point) => move(draft, point));
    },
    [engine, aimOf, set, step],
  );

  const putPoint = useCallback(
    (panel: number) => {
      const aim = aimOf(panel);
      set({ ...now.current, panel, aim });
      step(panel, aim, (draft, kind, point) => {
        if (!draft) return press(null, kind, point);
        return letGo({ ...draft, fresh: false }, point, false);
      });
    },
    [aimOf, set, step],
  );

  const drop = useCallback(() => set({ ...now.current, draft: null, aim: null }), [set]);
  return { drawing, pointer, moveAim, putPoint, drop };
}

export type Measuring = ReturnType<typeof useMeasuring>;
