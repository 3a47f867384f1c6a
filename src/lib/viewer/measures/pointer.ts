import type { Point, ShownAnchor } from '#lib/imaging/measure.ts';
import { apply, inverse } from '../view.ts';
import { changeable, movedBy, selectMeasure, setPoints } from './changes.ts';
import { letGo, move, press } from './draft.ts';
import { advance } from './drawing.ts';
import { gripAt, type Reach } from './grip.ts';
import { recordStep } from './history.ts';
import type { MeasureHost } from './host.ts';
import { isMeasureKind } from './kinds.ts';
import { MEASURE_TOOLS } from './tools.ts';

/** Maximum distance (CSS pixels) between press and release that counts as a single point. */
const STILL = 4;
const REACH: Record<'finger' | 'other', Reach> = {
  finger: { handle: 24, line: 16 },
  other: { handle: 10, line: 6 },
};

/** Details of a press. */
export interface Press {
  byFinger: boolean;
  /** Id of the measurement whose label is under the pointer. */
  label: string | undefined;
}

/** A measurement being dragged. */
interface Held {
  id: string;
  handle: number | null;
  /** Its points, and the pointer's position, when it was grabbed; in image pixels. */
  from: Point[];
  start: Point;
}

/** Creates and moves measurements with a mouse, finger or pen. */
export class MeasurePointer {
  readonly #host: MeasureHost;
  #held: Held | null = null;
  #pressed: Point = { x: 0, y: 0 };
  /** Maximum distance (CSS pixels) from the press so far: a freehand line may end where it began. */
  #farthest = 0;

  constructor(host: MeasureHost) {
    this.#host = host;
  }

  /** Handles a press on a panel, in CSS pixels: grabs a measurement, or begins to draw one. */
  down(panel: number, at: Point, pressed: Press): void {
    const anchor = this.#host.anchorOn(panel);
    const place = this.#imagePlace(panel, at);
    if (!anchor || !place) return;
    this.#held = this.#isDrawing(panel) ? null : this.#grip(panel, anchor, at, place, pressed);
    const { id = null } = this.#held ?? {};
    this.#host.update((state) => selectMeasure(state, id));
    if (this.#held) return;
    this.#pressed = at;
    this.#farthest = 0;
    advance(this.#host, panel, at, press);
  }

  move(panel: number, at: Point): void {
    if (this.#held) {
      this.#carry(panel, this.#held, at);
      return;
    }
    this.#farthest = Math.max(this.#farthest, this.#way(at));
    advance(this.#host, panel, at, (draft, _kind, place) => move(draft, place));
  }

  up(panel: number, at: Point): void {
    if (this.#held) {
      const { id, from } = this.#held;
      this.#carry(panel, this.#held, at);
      this.#held = null;
      this.#host.update((state) => recordStep(state, setPoints(state, id, from).measures, id));
      return;
    }
    advance(this.#host, panel, at, (draft, kind, place) => {
      const way = MEASURE_TOOLS[kind].traced ? this.#farthest : this.#way(at);
      return letGo(draft, place, way < STILL);
    });
  }

  /** Cancels the drawing or move, because the pointer turned out to make another gesture. */
  cancel(): void {
    const held = this.#held;
    this.#held = null;
    if (held) this.#host.update((state) => setPoints(state, held.id, held.from));
    else this.#host.update((state) => (state.drawing ? { ...state, drawing: null } : state));
  }

  /** The distance of a point from the press. */
  #way(at: Point): number {
    return Math.hypot(at.x - this.#pressed.x, at.y - this.#pressed.y);
  }

  #isDrawing(panel: number): boolean {
    const { drawing } = this.#host.snapshot().state;
    return drawing?.panel === panel && drawing.draft !== null;
  }

  #imagePlace(panel: number, at: Point): Point | undefined {
    const matrix = this.#host.matrixOf(panel);
    return matrix && apply(inverse(matrix), at);
  }

  #grip(
    panel: number,
    anchor: ShownAnchor,
    at: Point,
    start: Point,
    { byFinger, label }: Press,
  ): Held | null {
    const { state } = this.#host.snapshot();
    const matrix = this.#host.matrixOf(panel);
    if (!matrix || !isMeasureKind(state.tool)) return null;
    const measures = changeable(state, anchor);
    const labelled = measures.find(({ id }) => id === label);
    const grip =
      gripAt(measures, matrix, at, REACH[byFinger ? 'finger' : 'other']) ??
      (labelled && { measure: labelled, handle: null });
    return grip ? { id: grip.measure.id, handle: grip.handle, from: grip.measure.points, start } : null;
  }

  /** Moves the grabbed measurement by the pointer's movement. */
  #carry(panel: number, { id, handle, from, start }: Held, at: Point): void {
    const place = this.#imagePlace(panel, at);
    if (!place) return;
    const by = { x: place.x - start.x, y: place.y - start.y };
    this.#host.update((state) => {
      const measure = state.measures.find((each) => each.id === id);
      if (!measure) return state;
      if (handle === null) return setPoints(state, id, movedBy(from, by));
      const tool = MEASURE_TOOLS[measure.kind];
      const [to] = movedBy([tool.handles(from)[handle] ?? place], by);
      return to ? setPoints(state, id, tool.moveHandle(from, handle, to)) : state;
    });
  }
}
