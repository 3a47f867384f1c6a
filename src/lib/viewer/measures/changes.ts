import type { AnchoredMeasure, ImageAnchor, Point } from '#lib/domain/measure.ts';
import type { ViewState } from '../state.ts';

/** How measures come, change and go: pure functions of the viewer's state. */

/** An id of its own, also where a page without TLS has no `randomUUID`. */
export function newMeasureId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** The measures of an image, in the order they were drawn. */
export function measuresOn(
  { measures }: Pick<ViewState, 'measures'>,
  anchor: ImageAnchor | null,
): readonly AnchoredMeasure[] {
  if (measures.length === 0 || !anchor) return [];
  return measures.filter(({ folder, file }) => folder === anchor.folder && file === anchor.file);
}

/** The measures of an image that are one's own to move and erase. */
export function changeable(
  state: Pick<ViewState, 'measures'>,
  anchor: ImageAnchor | null,
): readonly AnchoredMeasure[] {
  return measuresOn(state, anchor).filter(({ isLocked }) => !isLocked);
}

export function addMeasure(state: ViewState, measure: AnchoredMeasure): ViewState {
  return { ...state, measures: [...state.measures, measure], selection: null };
}

/** Puts a measure's points elsewhere. */
export function setPoints(state: ViewState, id: string, points: Point[]): ViewState {
  if (!state.measures.some((measure) => measure.id === id)) return state;
  return {
    ...state,
    measures: state.measures.map((measure) => (measure.id === id ? { ...measure, points } : measure)),
  };
}

export function eraseMeasure(state: ViewState, id: string): ViewState {
  const measures = state.measures.filter((measure) => measure.id !== id);
  if (measures.length === state.measures.length) return state;
  return { ...state, measures, selection: state.selection?.id === id ? null : state.selection };
}

/** Erases the selected measure; when none is, the last one of the image. */
export function eraseSelectedOrLast(state: ViewState, anchor: ImageAnchor | null): ViewState {
  const id = state.selection?.id ?? changeable(state, anchor).at(-1)?.id;
  return id === undefined ? state : eraseMeasure(state, id);
}

export function selectMeasure(state: ViewState, id: string | null): ViewState {
  return { ...state, selection: id === null ? null : { id, handle: null } };
}

/** Selects the next measure of an image, the first after the last. */
export function selectNextMeasure(state: ViewState, anchor: ImageAnchor | null): ViewState {
  const measures = changeable(state, anchor);
  const at = measures.findIndex(({ id }) => id === state.selection?.id);
  const next = measures[(at + 1) % measures.length];
  return next ? { ...selectMeasure(state, next.id), drawing: null } : state;
}

export function selectedMeasure({ measures, selection }: ViewState): AnchoredMeasure | undefined {
  return selection ? measures.find(({ id }) => id === selection.id) : undefined;
}

/** The points moved together. */
export function movedBy(points: readonly Point[], by: Point): Point[] {
  return points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}
