import { type FindingMark, middleOf } from '#lib/domain/finding.ts';
import type { AnchoredMeasure } from '#lib/domain/measure.ts';
import type { Window } from '#lib/domain/windowing.ts';
import type { Engine } from './engine.ts';
import { changeView, goTo, setWindow, showStack } from './state.ts';
import { apply, FIRST_VIEW, toPanel, type View } from './view.ts';

/** A finding's place among the stacks, and how it is looked at. */
export interface ShownFinding {
  id: string;
  folder: number;
  image: number;
  file: string;
  window?: Window | undefined;
  zoom?: number | undefined;
  marks: readonly FindingMark[];
}

/** Marks as measures on their images; locked ones are their author's, which readers only look at. */
export function marksAsMeasures(
  { id, marks }: Pick<ShownFinding, 'id' | 'marks'>,
  isLocked: boolean,
): AnchoredMeasure[] {
  // A mark being written and the same one in the tour are two things on the film.
  const name = isLocked ? `tour ${id}` : id;
  return marks.map((mark, index) => ({ ...mark, id: `${name}.${index}`, ...(isLocked && { isLocked }) }));
}

/** What a mark points at: of an arrow its tip alone. */
const target = ({ kind, points }: FindingMark) => (kind === 'arrow' ? points.slice(-1) : points);

/**
 * The zoom of a finding, what it points at in the middle of the panel; nothing moves where it points at nothing yet, since
 * it was made of what is shown.
 */
function viewOf(
  engine: Engine,
  panel: number,
  { folder, file, zoom = 1, marks }: ShownFinding,
  before: View,
): View {
  if (marks.length === 0 && Math.abs(before.zoom - zoom) < 0.01) return before;
  const view = { ...FIRST_VIEW, zoom };
  const shape = engine.stacks[folder]?.shape;
  const size = engine.sizeOf(panel);
  const middle = middleOf(marks.filter((mark) => mark.file === file).flatMap(target));
  if (zoom <= 1 || !shape || !size || !middle) return view;
  const at = apply(toPanel(view, shape, size), middle);
  return { ...view, pan: { x: size.width / 2 - at.x, y: size.height / 2 - at.y } };
}

/** Goes to a finding in the active panel: its series, slice, window and zoom. The marks are `measures`. */
export function showFinding(
  engine: Engine,
  finding: ShownFinding,
  measures: readonly AnchoredMeasure[],
): void {
  engine.update((state) => {
    const panel = state.active;
    const there = goTo(
      showStack(state, engine.stacks, panel, finding.folder),
      engine.stacks,
      panel,
      finding.image,
    );
    const windowed = setWindow(there, panel, finding.window ?? null);
    const shown = changeView(windowed, panel, (before) => viewOf(engine, panel, finding, before));
    return { ...shown, playing: false, selection: null, measures };
  });
}

/** Takes the marks of a tour off the images; what the reader measured stays. */
export function hideMarks(engine: Engine): void {
  engine.update((state) => {
    const own = ownMeasures(state.measures);
    return own.length === state.measures.length ? state : { ...state, measures: own };
  });
}

/** What readers measured themselves. */
export function ownMeasures(measures: readonly AnchoredMeasure[]): AnchoredMeasure[] {
  return measures.filter(({ isLocked }) => !isLocked);
}
