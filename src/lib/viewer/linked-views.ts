import type { Point } from '#lib/imaging/measure.ts';
import { haveSameDirections, orientationAt, shareSpace } from '#lib/imaging/slice-geometry.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import type { ViewLink } from '#lib/imaging/view-link.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { factsAt, type Stack } from './stack.ts';
import type { PanelState, ViewState } from './state.ts';
import { apply, fitScale, type ImageShape, inverse, panBy, type Size, toPanel, ZOOM } from './view.ts';

/** Panels whose zoom and position follow the active one's. Pure, except for remembering the active panel. */

/** A panel with its image. */
interface Placed {
  panel: PanelState;
  stack: Stack;
  shape: ImageShape;
  kind: SpacingKind;
  size: Size;
  /** The image pixel in the middle of the panel. */
  middle: Point;
}

/** Smaller differences in zoom and pan are ignored. */
const STILL = { zoom: 1e-6, pan: 0.01 };

function placedOf(panel: PanelState, stack: Stack | undefined, size: Size | undefined): Placed | undefined {
  if (!stack || !size || size.width < 1 || size.height < 1) return undefined;
  const { shape, spacingKind } = factsAt(stack, panel.index);
  const middle = apply(inverse(toPanel(panel.view, shape, size)), { x: size.width / 2, y: size.height / 2 });
  return { panel, stack, shape, kind: spacingKind, size, middle };
}

/** Whether both images have comparable scales and orientations in the patient. */
function shareMillimetres(a: Placed, b: Placed): boolean {
  if (!a.shape.spacing || !b.shape.spacing || a.kind !== b.kind || a.kind === 'unverified') return false;
  const [one, other] = [a, b].map(({ stack, panel }) => orientationAt(stack.geometry, panel.index));
  return Boolean(one && other && haveSameDirections(one, other));
}

/** CSS pixels per millimetre. */
function scaleOf({ shape, size, panel: { view } }: Placed): number {
  return (fitScale(shape, size, view.rotation) * view.zoom) / shape.spacing![1];
}

/** The point in `to` at the same patient position as a point in `from`, in pixels; undefined if it is unknown. */
function samePlace(from: Placed, to: Placed): Point | undefined {
  const [a, b] = [from, to].map(({ stack, panel, shape }) => ({
    position: stack.geometry.positions[panel.index],
    directions: orientationAt(stack.geometry, panel.index),
    spacing: shape.spacing,
  }));
  // In older cases it is unknown whether positions are comparable.
  if (from.stack.geometry.space == null || !shareSpace(from.stack.geometry, to.stack.geometry))
    return undefined;
  if (!a?.position || !a.directions || !a.spacing) return undefined;
  if (!b?.position || !b.directions || !b.spacing) return undefined;
  // DICOM positions refer to the centre of the first pixel.
  const along = [(from.middle.x - 0.5) * a.spacing[1], (from.middle.y - 0.5) * a.spacing[0]] as const;
  const away = [0, 1, 2].map(
    (axis) =>
      a.position![axis]! +
      along[0] * a.directions![axis]! +
      along[1] * a.directions![axis + 3]! -
      b.position![axis]!,
  );
  const part = (first: number) =>
    away.reduce((sum, each, axis) => sum + each * b.directions![first + axis]!, 0);
  return { x: part(0) / b.spacing[1] + 0.5, y: part(3) / b.spacing[0] + 0.5 };
}

/** A panel with this zoom and this image point in its middle; the same object if nothing changes. */
function withView({ panel, shape, size }: Placed, zoomed: number, middle: Point): PanelState {
  const zoom = clamp(zoomed, ZOOM.least, ZOOM.most);
  const centred = { ...panel.view, zoom, pan: { x: 0, y: 0 } };
  const at = apply(toPanel(centred, shape, size), middle);
  const view = panBy(centred, { x: size.width / 2 - at.x, y: size.height / 2 - at.y }, shape, size);
  const { pan } = panel.view;
  const isStill =
    Math.abs(zoom / panel.view.zoom - 1) < STILL.zoom &&
    Math.hypot(view.pan.x - pan.x, view.pan.y - pan.y) < STILL.pan;
  return isStill ? panel : { ...panel, view, centre: undefined };
}

/** The active panel when the others last followed it. */
type Before = Pick<Placed, 'panel' | 'shape' | 'size' | 'middle'>;

/** The view of a panel that follows the active one: at the same scale in millimetres, or relative to its own image. */
function following(placed: Placed, lead: Placed, before: Before | undefined, isInScale: boolean): PanelState {
  const { middle, shape, panel } = placed;
  const moved = before
    ? { x: lead.middle.x - before.middle.x, y: lead.middle.y - before.middle.y }
    : { x: 0, y: 0 };
  if (!isInScale) {
    const zoom = panel.view.zoom * (before ? lead.panel.view.zoom / before.panel.view.zoom : 1);
    const x = middle.x + (moved.x / lead.shape.width) * shape.width;
    return withView(placed, zoom, { x, y: middle.y + (moved.y / lead.shape.height) * shape.height });
  }
  const zoom = (panel.view.zoom * scaleOf(lead)) / scaleOf(placed);
  const [theirs, own] = [lead.shape.spacing!, shape.spacing!];
  const by = { x: (moved.x * theirs[1]) / own[1], y: (moved.y * theirs[0]) / own[0] };
  return withView(placed, zoom, samePlace(lead, placed) ?? { x: middle.x + by.x, y: middle.y + by.y });
}

const areSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

/** Whether the active panel was moved by the reader, and not by a change of its size, which also moves its middle. */
const isSameFilm = (before: Before, { panel, size, shape }: Placed) =>
  before.panel.id === panel.id &&
  before.panel.stack === panel.stack &&
  areSameSize(before.size, size) &&
  areSameSize(before.shape, shape);

/** Whether two panels have the same scale; they may not, because zoom is limited. */
const haveSameScale = (a: Placed, b: Placed) => Math.abs(scaleOf(a) / scaleOf(b) - 1) < 0.005;

/** Makes the other panels follow the active one. */
export class LinkedViews {
  #before: Before | undefined;

  /** The state after the other panels followed; the same object if nothing moves. */
  readonly follow = (
    state: ViewState,
    stacks: readonly Stack[],
    sizeOf: (panel: number) => Size | undefined,
  ): ViewState => {
    const at = (panel: PanelState, i: number) => placedOf(panel, stacks[panel.stack], sizeOf(i));
    const leading = state.panels[state.active];
    const lead = leading && at(leading, state.active);
    if (!lead || state.enlarged) return state;
    const known = this.#before;
    const before = known && isSameFilm(known, lead) ? known : undefined;
    this.#before = lead;
    const links: (ViewLink | null)[] = [];
    const panels = state.panels.map((panel, i) => {
      const placed = i === state.active ? undefined : at(panel, i);
      links.push(null);
      if (!placed) return panel;
      const isInScale = shareMillimetres(lead, placed);
      const moved = following(placed, lead, before, isInScale);
      links[i] = isInScale && haveSameScale(lead, { ...placed, panel: moved }) ? 'scale' : 'relative';
      return moved;
    });
    const others = links.filter((each) => each !== null);
    if (others.length > 0)
      links[state.active] = others.every((each) => each === 'scale') ? 'scale' : 'relative';
    const isSaid =
      links.length === state.viewLinks?.length && links.every((each, i) => each === state.viewLinks![i]);
    if (isSaid && panels.every((each, i) => each === state.panels[i])) return state;
    return { ...state, panels, viewLinks: links };
  };
}
