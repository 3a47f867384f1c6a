import type { MarkOnly, MeasureKind, Point } from '#lib/imaging/measure.ts';
import { inVoxels, type Lattice, nearestVoxel, placeOf, voxelAt } from '#lib/imaging/volume/lattice.ts';
import {
  type Lean,
  normalOf,
  onPlane,
  PLANE_NAMES,
  type Plane,
  type PlaneName,
  planeThrough,
  stepBetween,
} from '#lib/imaging/volume/planes.ts';
import type { Projection, Slab } from '#lib/imaging/volume/sampling.ts';
import { cross as crossed, plus, scaled, type Vector } from '#lib/imaging/volume/vector.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { NO_STEPS } from '../measures/history.ts';
import type { MeasureState } from '../measures/host.ts';
import type { DragTool } from '../state.ts';
import { FIRST_VIEW, type View } from '../view.ts';

/** The state of the reconstruction, changed only by the pure functions below. */

/** The action of a drag: one of the stack's, moving the cross, or measuring. */
export type PlaneTool = DragTool | 'cross' | Exclude<MeasureKind, 'probe' | MarkOnly>;

export interface PlanesState extends MeasureState {
  /** Intersection of the planes, in patient coordinates. */
  cross: Vector;
  lean: Lean;
  /** Projection of the slab; null shows single planes without a slab. */
  slab: Projection | null;
  /** Thickness of the slab, in millimetres. */
  thickness: number;
  window: Window;
  inverted: boolean;
  tool: PlaneTool;
  active: PlaneName;
  /** The displayed planes: one of them, or all four. */
  shown: PlaneName | 'all';
  views: Record<PlaneName, View>;
}

/** Limits and default of the slab's thickness, in millimetres. */
export const THICKNESS = { least: 1, most: 60, usual: 10 };
const LEAN_MOST = 90;

export function firstPlanesState(lattice: Lattice, index: number, window: Window): PlanesState {
  const [columns, rows] = lattice.size;
  return {
    cross: placeOf(lattice, [Math.floor(columns / 2), Math.floor(rows / 2), index]),
    lean: { turn: 30, tilt: 0 },
    slab: null,
    thickness: THICKNESS.usual,
    window,
    inverted: false,
    tool: 'scroll',
    active: 'axial',
    shown: 'all',
    views: { axial: FIRST_VIEW, coronal: FIRST_VIEW, sagittal: FIRST_VIEW, oblique: FIRST_VIEW },
    measures: [],
    selection: null,
    drawing: null,
    history: NO_STEPS,
  };
}

/** The displayed planes, in display order. */
export function shownPlanes({ shown }: PlanesState): readonly PlaneName[] {
  return shown === 'all' ? PLANE_NAMES : [shown];
}

export function planeOf({ cross, lean }: PlanesState, lattice: Lattice, name: PlaneName): Plane {
  return planeThrough(lattice, name, cross, lean);
}

export function slabOf({ slab, thickness }: PlanesState): Slab {
  return slab ? { projection: slab, thickness } : { projection: 'mean', thickness: 0 };
}

/** Moves the cross to the voxel nearest to a point: planes along the voxels then show measured values. */
export function moveCross(state: PlanesState, lattice: Lattice, place: Vector): PlanesState {
  return { ...state, cross: placeOf(lattice, nearestVoxel(lattice, place)) };
}

function isInside({ size }: Lattice, voxel: Vector): boolean {
  return voxel.every((value, axis) => value > -0.5 && value < size[axis]! - 0.5);
}

/** The direction perpendicular to a plane: along the slices if possible, in the order of the stack. */
function wayThrough(lattice: Lattice, plane: Plane) {
  const normal = normalOf(plane);
  const through = inVoxels(lattice, normal);
  const axis = through.map(Math.abs).reduce((best, size, at, all) => (size > all[best]! ? at : best), 0);
  const sign = axis === 2 && through[2] < 0 ? -1 : 1;
  return { step: scaled(normal, sign * stepBetween(lattice, plane)), axis, rises: through[axis]! * sign > 0 };
}

/** Moves a plane by a number of steps, within the volume. */
export function stepPlane(state: PlanesState, lattice: Lattice, name: PlaneName, by: number): PlanesState {
  const { step } = wayThrough(lattice, planeOf(state, lattice, name));
  for (let steps = by; steps !== 0; steps -= Math.sign(by)) {
    const cross = plus(state.cross, scaled(step, steps));
    if (!isInside(lattice, voxelAt(lattice, cross))) continue;
    return name === 'oblique' ? { ...state, cross } : moveCross(state, lattice, cross);
  }
  return state;
}

/** The index of the current plane, and the number of planes. */
export function positionOf(state: PlanesState, lattice: Lattice, name: PlaneName) {
  const { axis, rises } = wayThrough(lattice, planeOf(state, lattice, name));
  const count = lattice.size[axis]!;
  const index = Math.round(clamp(voxelAt(lattice, state.cross)[axis]!, 0, count - 1));
  return { index: rises ? index : count - 1 - index, count };
}

/** Moves to a plane by its index. */
export function goToPlane(state: PlanesState, lattice: Lattice, name: PlaneName, index: number): PlanesState {
  return stepPlane(state, lattice, name, index - positionOf(state, lattice, name).index);
}

export function changeLean(state: PlanesState, part: Partial<Lean>): PlanesState {
  const within = (angle: number) => clamp(angle, -LEAN_MOST, LEAN_MOST);
  const { turn, tilt } = { ...state.lean, ...part };
  return { ...state, lean: { turn: within(turn), tilt: within(tilt) } };
}

export function changeThickness(state: PlanesState, thickness: number): PlanesState {
  return { ...state, thickness: clamp(thickness, THICKNESS.least, THICKNESS.most) };
}

export function changePlaneView(state: PlanesState, name: PlaneName, to: (view: View) => View): PlanesState {
  return { ...state, views: { ...state.views, [name]: to(state.views[name]) } };
}

/** The line where another plane intersects a plane, as a point and a direction in its millimetres. */
export function traceOf(plane: Plane, other: Plane, cross: Vector): { at: Point; along: Point } | undefined {
  const across = crossed(normalOf(plane), normalOf(other));
  const [from, to] = [onPlane(plane, cross), onPlane(plane, plus(cross, across))];
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(along.x, along.y);
  if (length < 0.02) return undefined;
  return { at: { x: from.x, y: from.y }, along: { x: along.x / length, y: along.y / length } };
}

/** Clears the selection and the unfinished measurement if the active plane has changed. */
export function withoutStraySelection(state: PlanesState, before: PlanesState): PlanesState {
  const isSame = state.cross === before.cross && state.lean === before.lean && state.active === before.active;
  if (isSame || (!state.selection && !state.drawing?.draft)) return state;
  return { ...state, selection: null, drawing: state.drawing && { ...state.drawing, draft: null } };
}
