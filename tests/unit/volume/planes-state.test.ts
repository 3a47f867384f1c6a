import { expect, test } from 'vitest';
import { placeOf } from '#lib/imaging/volume/lattice.ts';
import { onPlane, type PlaneName } from '#lib/imaging/volume/planes.ts';
import {
  changeLean,
  changeThickness,
  firstPlanesState,
  goToPlane,
  moveCross,
  planeOf,
  positionOf,
  stepPlane,
  traceOf,
  withoutStraySelection,
} from '#lib/viewer/planes/planes-state.ts';
import { latticeFor } from './phantom.ts';

const lattice = latticeFor();
const first = () => firstPlanesState(lattice, 4, { centre: 0, width: 100 });
const at = (state = first(), name: PlaneName = 'axial') => positionOf(state, lattice, name);

test('one begins on the slice one comes from, and goes on in the order of the stack', () => {
  expect(at()).toEqual({ index: 4, count: 9 });
  expect(at(first(), 'coronal')).toEqual({ index: 2, count: 5 });
  expect(at(first(), 'sagittal')).toEqual({ index: 3, count: 7 });
  expect(at(stepPlane(first(), lattice, 'axial', 1)).index).toBe(5);
  expect(at(stepPlane(first(), lattice, 'axial', 100)).index).toBe(8);
  expect(at(stepPlane(first(), lattice, 'axial', -100)).index).toBe(0);
  expect(at(goToPlane(first(), lattice, 'sagittal', 6), 'sagittal').index).toBe(6);
  const ends = stepPlane(first(), lattice, 'axial', 100);
  expect(stepPlane(ends, lattice, 'axial', 1)).toBe(ends);
});

test('planes are linked: going through one moves the others’ lines, not their planes', () => {
  const state = stepPlane(first(), lattice, 'axial', 2);
  expect(at(state, 'coronal').index).toBe(2);
  const coronal = planeOf(state, lattice, 'coronal');
  const trace = traceOf(coronal, planeOf(state, lattice, 'axial'), state.cross);
  expect(Math.abs(trace?.along.x ?? 0)).toBeCloseTo(1, 9);
  // Slices are 2 mm apart, the head above: the seventh slice is 13 mm below the upper edge.
  expect(trace?.at.y).toBeCloseTo(13, 9);
  expect(traceOf(coronal, coronal, state.cross)).toBeUndefined();
});

test('the cross is put on the nearest voxel', () => {
  const moved = moveCross(first(), lattice, [-8.6, -18.1, 291.2]);
  expect(moved.cross).toEqual(placeOf(lattice, [3, 2, 4]));
});

test('the oblique plane goes through the cross however it leans', () => {
  const state = changeLean(first(), { turn: 200, tilt: -35 });
  expect(state.lean).toEqual({ turn: 90, tilt: -35 });
  const plane = planeOf(state, lattice, 'oblique');
  expect(onPlane(plane, state.cross).depth).toBeCloseTo(0, 9);
  const step = stepPlane(state, lattice, 'oblique', 1);
  expect(step.cross).not.toEqual(state.cross);
});

test('what is selected or half drawn on a plane does not follow to another', () => {
  const state = { ...first(), selection: { id: 'a', handle: null } };
  expect(withoutStraySelection(state, first()).selection).toBeNull();
  expect(withoutStraySelection(state, state)).toBe(state);
  const turned = changeLean(state, { turn: 10 });
  expect(withoutStraySelection(turned, state).selection).toBeNull();
  const wider = { ...state, window: { centre: 0, width: 9 } };
  expect(withoutStraySelection(wider, state)).toBe(wider);
});

test('a slab has bounds', () => {
  expect(changeThickness(first(), 500).thickness).toBe(60);
  expect(changeThickness(first(), 0).thickness).toBe(1);
});
