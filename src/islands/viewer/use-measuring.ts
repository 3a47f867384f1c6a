import { useCallback, useRef, useState } from 'react';
import type { MeasureKind, Point } from '#lib/domain/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { type Draft, letGo, move, press, type Step } from '#lib/viewer/measure-draft.ts';
import { pointNear } from '#lib/viewer/measure-layout.ts';
import { matrixOf } from '#lib/viewer/panel-actions.ts';
import { isMeasure } from '#lib/viewer/panel-input.ts';
import { addMeasure, movePoint, sliceKey } from '#lib/viewer/state.ts';
import { apply, inverse } from '#lib/viewer/view.ts';

/** Nearer than this (CSS pixels) a press and its release are one point. */
const STILL = 4;
/** From how far a point of a measure is taken hold of (CSS pixels). */
const REACH = { finger: 24, other: 10 };

/** A point of a measure in hand. */
interface Held {
  slice: string;
  measure: number;
  point: number;
  /** From the hand to the point, in CSS pixels. */
  offset: Point;
  /** Where the point was, in image pixels. */
  from: Point;
}

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
  const held = useRef<Held | null>(null);
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

  /** Takes hold of the point under the hand, if any. */
  const grab = useCallback(
    (panel: number, at: Point, reach: number): Held | null => {
      const matrix = engine && matrixOf(engine, panel);
      const shown = engine?.snapshot().state.panels[panel];
      if (!matrix || !shown) return null;
      const slice = sliceKey(shown);
      const measures = engine.snapshot().state.measures[slice] ?? [];
      const near = pointNear(measures, matrix, at, reach);
      const from = near && measures[near.measure]?.points[near.point];
      return near && from ? { slice, from, ...near } : null;
    },
    [engine],
  );

  /** Follows the hand with the point it holds; puts it back where it was without a hand. */
  const carry = useCallback(
    (panel: number, { slice, measure, point, offset, from }: Held, at: Point | null) => {
      const matrix = engine && matrixOf(engine, panel);
      if (!matrix) return;
      const to = at ? apply(inverse(matrix), { x: at.x + offset.x, y: at.y + offset.y }) : from;
      engine.update((state) => movePoint(state, slice, measure, point, to));
    },
    [engine],
  );

  const pointer = useCallback(
    (panel: number, phase: 'down' | 'move' | 'up' | 'drop', at: Point, byFinger: boolean) => {
      if (phase === 'down' && !now.current.draft)
        held.current = grab(panel, at, byFinger ? REACH.finger : REACH.other);
      if (held.current) {
        if (phase !== 'down') carry(panel, held.current, phase === 'drop' ? null : at);
        if (phase === 'up' || phase === 'drop') held.current = null;
        return;
      }
      if (phase === 'drop') return set({ ...now.current, draft: null });
      if (phase === 'down') pressed.current = at;
      const still = Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) < STILL;
      step(panel, at, (draft, kind, point) => {
        if (phase === 'down') return press(draft, kind, point);
        return phase === 'move' ? move(draft, point) : letGo(draft, point, still);
      });
    },
    [set, step, grab, carry],
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
