import { type Measure, type MeasureKind, POINTS_OF, type Point } from '#lib/domain/measure.ts';

/**
 * A measure being drawn. Its last point follows the hand. Two ways lead to the same measure: drag from point
 * to point, or press at each of them.
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
  if (points.length >= POINTS_OF[kind]) return { draft: null, done: { kind, points } };
  return { draft: { kind, points: [...points, at], fresh: false } };
}

export function press(draft: Draft | null, kind: MeasureKind, at: Point): Step {
  if (draft?.kind === kind) return { draft: { ...withLast(draft, at), fresh: false } };
  if (POINTS_OF[kind] === 1) return { draft: null, done: { kind, points: [at] } };
  return { draft: { kind, points: [at, at], fresh: true } };
}

export function move(draft: Draft | null, at: Point): Step {
  return { draft: draft && withLast(draft, at) };
}

/** `still`: the hand has not moved since the press, which then only put the first point down. */
export function letGo(draft: Draft | null, at: Point, still: boolean): Step {
  if (!draft) return { draft };
  return draft.fresh && still ? { draft: { ...draft, fresh: false } } : fix(draft, at);
}
