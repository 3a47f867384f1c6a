import type { Measure, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { MEASURE_TOOLS } from './tools.ts';

/**
 * A measure being drawn. Its last point follows the pointer. There are two ways to draw it: drag from point to point,
 * or press at each of them.
 */
export interface Draft extends Measure {
  /** Begun by the press that is still held. */
  fresh: boolean;
}

/** A draft after a step; `done` when all its points are there. */
export interface Step {
  draft: Draft | null;
  done?: Measure;
}

function withLast(draft: Draft, at: Point): Draft {
  return { ...draft, points: [...draft.points.slice(0, -1), at] };
}

/** Puts the last point down where it is. */
function fix(draft: Draft, at: Point): Step {
  const { kind, points } = withLast(draft, at);
  const { closed, points: enough } = MEASURE_TOOLS[kind];
  const whole = closed ? closed(points) : points.length >= enough && points;
  if (whole) return { draft: null, done: { kind, points: whole } };
  return { draft: { kind, points: [...points, at], fresh: false } };
}

/** The pointer is pressed: the first point, or the next one where it is. */
export function press(draft: Draft | null, kind: MeasureKind, at: Point): Step {
  if (draft?.kind === kind) {
    const next = withLast(draft, at);
    // The beginning of the second line, which may be drawn like the first.
    const isLine = MEASURE_TOOLS[kind].lines && next.points.length % 2 === 1;
    return {
      draft: isLine ? { kind, points: [...next.points, at], fresh: true } : { ...next, fresh: false },
    };
  }
  if (MEASURE_TOOLS[kind].points === 1) return { draft: null, done: { kind, points: [at] } };
  return { draft: { kind, points: [at, at], fresh: true } };
}

/** The pointer has moved: the last point follows it, or all its way is drawn. */
export function move(draft: Draft | null, at: Point): Step {
  if (draft?.fresh && MEASURE_TOOLS[draft.kind].traced)
    return { draft: { ...draft, points: [...draft.points, at] } };
  return { draft: draft && withLast(draft, at) };
}

/** `still`: the pointer has not moved since the press, which then only put the first point down. */
export function letGo(draft: Draft | null, at: Point, still: boolean): Step {
  if (!draft) return { draft };
  const { kind, points, fresh } = draft;
  const { traced } = MEASURE_TOOLS[kind];
  if (!fresh) return fix(draft, at);
  if (still) return { draft: { kind, points: traced ? [points[0]!, at] : points, fresh: false } };
  if (!traced) return fix(draft, at);
  const corners = traced([...points.slice(1), at]);
  return { draft: null, ...(corners && { done: { kind, points: corners } }) };
}
