import type { Measure, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { MEASURE_TOOLS } from './tools.ts';

/**
 * A measurement being drawn. Its last point follows the pointer. It can be drawn by dragging from point to point,
 * or by pressing at each point.
 */
export interface Draft extends Measure {
  /** Whether the press that began it is still held. */
  fresh: boolean;
}

/** A draft after a step; `done` is the finished measurement, once it has all its points. */
export interface Step {
  draft: Draft | null;
  done?: Measure;
}

function withLast(draft: Draft, at: Point): Draft {
  return { ...draft, points: [...draft.points.slice(0, -1), at] };
}

/** Fixes the last point at its current position. */
function fix(draft: Draft, at: Point): Step {
  const { kind, points } = withLast(draft, at);
  const { closed, points: enough } = MEASURE_TOOLS[kind];
  const whole = closed ? closed(points) : points.length >= enough && points;
  if (whole) return { draft: null, done: { kind, points: whole } };
  return { draft: { kind, points: [...points, at], fresh: false } };
}

/** The pointer is pressed: adds the first or the next point. */
export function press(draft: Draft | null, kind: MeasureKind, at: Point): Step {
  if (draft?.kind === kind) {
    const next = withLast(draft, at);
    // The start of the second line, which may also be drawn by dragging.
    const isLine = MEASURE_TOOLS[kind].lines && next.points.length % 2 === 1;
    return {
      draft: isLine ? { kind, points: [...next.points, at], fresh: true } : { ...next, fresh: false },
    };
  }
  if (MEASURE_TOOLS[kind].points === 1) return { draft: null, done: { kind, points: [at] } };
  return { draft: { kind, points: [at, at], fresh: true } };
}

/** The pointer has moved: the last point follows, or in a freehand stroke a point is added. */
export function move(draft: Draft | null, at: Point): Step {
  if (draft?.fresh && MEASURE_TOOLS[draft.kind].traced)
    return { draft: { ...draft, points: [...draft.points, at] } };
  return { draft: draft && withLast(draft, at) };
}

/** The pointer is released. @param still whether it has not moved since the press, which then only set a point */
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
