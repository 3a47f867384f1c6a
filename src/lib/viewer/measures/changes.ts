import { type AnchoredMeasure, liesOn, type Point, type ShownAnchor } from '#lib/imaging/measure.ts';
import { recordStep } from './history.ts';
import type { MeasureState } from './host.ts';

/** Adding, changing and removing measurements: pure functions on their drawn form. */

/** A unique id, also on a page without TLS, where `randomUUID` is missing. */
export function newMeasureId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** The measurements of an image, in drawing order. */
export function measuresOn(
  { measures }: Pick<MeasureState, 'measures'>,
  anchor: ShownAnchor | null,
): readonly AnchoredMeasure[] {
  if (measures.length === 0 || !anchor) return [];
  return measures.filter((measure) => liesOn(measure, anchor));
}

/** The measurements of an image that the person may change and delete. */
export function changeable(
  state: Pick<MeasureState, 'measures'>,
  anchor: ShownAnchor | null,
): readonly AnchoredMeasure[] {
  return measuresOn(state, anchor).filter(({ isLocked }) => !isLocked);
}

export function addMeasure<State extends MeasureState>(state: State, measure: AnchoredMeasure): State {
  const drawn = { ...state, measures: [...state.measures, measure], selection: null };
  return recordStep(drawn, state.measures, measure.id);
}

/** Moves a measurement's points, without an undo step, because a pointer does this with every movement. */
export function setPoints<State extends MeasureState>(state: State, id: string, points: Point[]): State {
  if (!state.measures.some((measure) => measure.id === id)) return state;
  return {
    ...state,
    measures: state.measures.map((measure) => (measure.id === id ? { ...measure, points } : measure)),
  };
}

export function eraseMeasure<State extends MeasureState>(state: State, id: string): State {
  const measures = state.measures.filter((measure) => measure.id !== id);
  if (measures.length === state.measures.length) return state;
  const selection = state.selection?.id === id ? null : state.selection;
  return recordStep({ ...state, measures, selection }, state.measures, id);
}

/** Deletes the selected measurement; without a selection, the last one of the image. */
export function eraseSelectedOrLast<State extends MeasureState>(
  state: State,
  anchor: ShownAnchor | null,
): State {
  const id = state.selection?.id ?? changeable(state, anchor).at(-1)?.id;
  return id === undefined ? state : eraseMeasure(state, id);
}

export function selectMeasure<State extends MeasureState>(state: State, id: string | null): State {
  return { ...state, selection: id === null ? null : { id, handle: null } };
}

/** Selects the next measurement of an image; after the last, the first. */
export function selectNextMeasure<State extends MeasureState>(
  state: State,
  anchor: ShownAnchor | null,
): State {
  const measures = changeable(state, anchor);
  const at = measures.findIndex(({ id }) => id === state.selection?.id);
  const next = measures[(at + 1) % measures.length];
  return next ? { ...selectMeasure(state, next.id), drawing: null } : state;
}

export function selectedMeasure({
  measures,
  selection,
}: Pick<MeasureState, 'measures' | 'selection'>): AnchoredMeasure | undefined {
  return selection ? measures.find(({ id }) => id === selection.id) : undefined;
}

/** Points moved by an offset. */
export function movedBy(points: readonly Point[], by: Point): Point[] {
  return points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}
