import { type FindingMark, middleOf } from '#lib/cases/finding.ts';
import type { AnchoredMeasure, Point } from '#lib/imaging/measure.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { Engine } from './engine.ts';
import { centreImages } from './opening.ts';
import { pixelInMiddle } from './panel-centre.ts';
import { factsAt } from './stack.ts';
import { changeView, goTo, setCentre, setWindow, showStack, type ViewState } from './state.ts';
import { FIRST_VIEW, type ImageShape, type View } from './view.ts';

/** A finding with its image among the stacks, and its view. */
export interface ShownFinding {
  id: string;
  folder: number;
  image: number;
  file: string;
  window?: Window | undefined;
  zoom?: number | undefined;
  /** The centre of the panel, in image pixels; absent: the centre of the marks. */
  centre?: Point | undefined;
  marks: readonly FindingMark[];
}

/** Marks as measurements on their images; locked ones belong to the author, and readers cannot change them. */
export function marksAsMeasures(
  { id, marks }: Pick<ShownFinding, 'id' | 'marks'>,
  isLocked: boolean,
): AnchoredMeasure[] {
  // A mark in the editor and the same mark in the tour need different ids.
  const name = isLocked ? `tour ${id}` : id;
  return marks.map((mark, index) => ({ ...mark, id: `${name}.${index}`, ...(isLocked && { isLocked }) }));
}

/** The points that a mark indicates: for an arrow only its tip. */
const target = ({ kind, points }: FindingMark) => (kind === 'arrow' ? points.slice(-1) : points);

/** View movements below this many image pixels are not visible. */
const STILL = 1;

function shapeOf({ stacks }: Engine, folder: number, image: number): ImageShape | undefined {
  const stack = stacks[folder];
  return stack && factsAt(stack, image).shape;
}

/** Whether a mark is on the key image of its finding; `image` distinguishes identical images. */
const isOnKey = (mark: FindingMark, file: string, image: number) =>
  mark.file === file && (mark.image === undefined || mark.image === image);

/** Whether a panel already has the view of a finding; a finding without a centre only requires its zoom. */
function isShown(
  engine: Engine,
  panel: number,
  { folder, image, zoom = 1, centre }: ShownFinding,
  view: View,
) {
  if (Math.abs(view.zoom - zoom) >= 0.01) return false;
  const [shape, size] = [shapeOf(engine, folder, image), engine.sizeOf(panel)];
  if (!centre || !shape || !size) return !centre;
  const now = pixelInMiddle(view, shape, size);
  return Math.hypot(now.x - centre.x, now.y - centre.y) < STILL;
}

/** The state with a finding's zoom, and with the centre chosen by its author, or else its marks, in the middle. */
function looking(engine: Engine, state: ViewState, panel: number, finding: ShownFinding): ViewState {
  const { folder, image, file, zoom = 1, centre, marks } = finding;
  const before = state.panels[panel]?.view;
  if (marks.length === 0 && before && isShown(engine, panel, finding, before)) return state;
  const seen = changeView(state, panel, () => ({ ...FIRST_VIEW, zoom }));
  const shape = shapeOf(engine, folder, image);
  const middle = centre ?? middleOf(marks.filter((mark) => isOnKey(mark, file, image)).flatMap(target));
  if (zoom <= 1 || !shape || !middle) return seen;
  const inParts = { x: middle.x / shape.width, y: middle.y / shape.height };
  return centreImages(setCentre(seen, panel, inParts), engine.stacks, (each) => engine.sizeOf(each));
}

/** Shows a finding in the active panel: its series, slice, window and zoom. The marks are `measures`. */
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
    const shown = looking(engine, windowed, panel, finding);
    return { ...shown, playing: false, selection: null, measures };
  });
}

/** Removes the marks of a tour; the reader's own measurements stay. */
export function hideMarks(engine: Engine): void {
  engine.update((state) => {
    const own = ownMeasures(state.measures);
    return own.length === state.measures.length ? state : { ...state, measures: own };
  });
}

/** The reader's own measurements, without locked marks. */
export function ownMeasures(measures: readonly AnchoredMeasure[]): AnchoredMeasure[] {
  return measures.filter(({ isLocked }) => !isLocked);
}
