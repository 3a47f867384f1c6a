import { describe, expect, test } from 'vitest';
import { distance } from '#lib/imaging/measure.ts';
import { ellipseStatistics } from '#lib/imaging/region.ts';
import { placeOf, thinned } from '#lib/imaging/volume/lattice.ts';
import { onPlane, PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import type { Slab } from '#lib/imaging/volume/sampling.ts';
import { emptyVolume, putSlice } from '#lib/imaging/volume/volume.ts';
import { addMeasure, eraseMeasure } from '#lib/viewer/measures/changes.ts';
import { gridMatrix, gridOf, gridValues } from '#lib/viewer/planes/plane-grid.ts';
import { canStepPlanes, stepPlaneMeasures } from '#lib/viewer/planes/plane-measure-steps.ts';
import { planeAnchor } from '#lib/viewer/planes/plane-measures.ts';
import { changeLean, firstPlanesState, planeOf, stepPlane } from '#lib/viewer/planes/planes-state.ts';
import { apply } from '#lib/viewer/view.ts';
import { frame, fullVolume, latticeFor, SIZE, stored } from './phantom.ts';

const lattice = latticeFor();
const THIN: Slab = { projection: 'mean', thickness: 0 };
const series = { folder: 'a', slices: 's+9', lattice };
const first = () => firstPlanesState(lattice, 4, { centre: 0, width: 100 });
const grid = (name: PlaneName, state = first()) => gridOf(lattice, name, state.cross, state.lean);

describe('pixels of a plane', () => {
  test('are the series’ own on its slices, with their values', () => {
    const axial = grid('axial');
    expect(axial.spacing[0]).toBeCloseTo(0.8, 9);
    expect(axial.spacing[1]).toBeCloseTo(0.5, 9);
    const values = gridValues(fullVolume(), axial, THIN)!;
    expect([values.width, values.height]).toEqual([SIZE.columns, SIZE.rows]);
    const own = frame(4).pixels;
    for (let y = 0; y < SIZE.rows; y++)
      for (let x = 0; x < SIZE.columns; x++) expect(values.at(x, y)).toBe(own[y * SIZE.columns + x]);
    const image = {
      width: SIZE.columns,
      height: SIZE.rows,
      at: (x: number, y: number) => own[y * SIZE.columns + x]!,
    };
    const box = [
      { x: 1, y: 0.5 },
      { x: 5.5, y: 4.5 },
    ] as const;
    expect(ellipseStatistics(...box, values, axial.spacing)).toEqual(
      ellipseStatistics(...box, image, axial.spacing),
    );
  });

  test('are voxels on the planes across them: a row of a slice, a column of a slice', () => {
    const coronal = grid('coronal');
    expect(coronal.spacing[0]).toBeCloseTo(2, 9);
    const across = gridValues(fullVolume(), coronal, THIN)!;
    expect([across.width, across.height]).toEqual([SIZE.columns, SIZE.slices]);
    for (let k = 0; k < SIZE.slices; k++)
      for (let i = 0; i < SIZE.columns; i++) expect(across.at(i, k)).toBe(stored(i, 2, k));
    const along = gridValues(fullVolume(), grid('sagittal'), THIN)!;
    for (let k = 0; k < SIZE.slices; k++)
      for (let j = 0; j < SIZE.rows; j++) expect(along.at(j, k)).toBe(stored(3, j, k));
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 2 }, coronal.spacing)).toBeCloseTo(Math.hypot(1.5, 4), 9);
  });

  test('beside the volume have no value, and count for nothing', () => {
    const oblique = gridValues(
      fullVolume(),
      grid('oblique', changeLean(first(), { turn: 45, tilt: 40 })),
      THIN,
    )!;
    const line = Array.from({ length: oblique.width }, (_, x) => oblique.at(x, oblique.height >> 1));
    expect(line.some(Number.isNaN)).toBe(true);
    expect(line.every(Number.isNaN)).toBe(false);
    const whole = [
      { x: 0, y: 0 },
      { x: oblique.width, y: oblique.height },
    ] as const;
    expect(Number.isFinite(ellipseStatistics(...whole, oblique, null)!.mean)).toBe(true);
  });

  test('through a slab are what the slab shows', () => {
    const slab: Slab = { projection: 'greatest', thickness: 6 };
    expect(gridValues(fullVolume(), grid('axial'), slab)!.at(3, 2)).toBeCloseTo(stored(3, 2, 5), 6);
  });

  test('have no values while a slice of theirs is on its way', () => {
    const volume = emptyVolume(lattice, 1);
    putSlice(volume, 4, frame(4));
    expect(gridValues(volume, grid('axial'), THIN)!.at(1, 1)).toBe(stored(1, 1, 4));
    expect(gridValues(volume, grid('coronal'), THIN)).toBeNull();
    expect(gridValues(volume, grid('axial'), { projection: 'mean', thickness: 4 })).toBeNull();
  });

  test('stay where they are on a device that keeps every second voxel', () => {
    const few = thinned(lattice, 2);
    const state = first();
    const shown = planeOf(state, few, 'sagittal');
    const matrix = gridMatrix(grid('sagittal', state), shown, { a: 3, b: 0, c: 0, d: 3, e: 7, f: 5 });
    const voxel = placeOf(lattice, [3, 1, 6]);
    const { x, y } = onPlane(shown, voxel);
    const at = apply(matrix, { x: 1.5, y: 6.5 });
    expect(at.x).toBeCloseTo(3 * x + 7, 9);
    expect(at.y).toBeCloseTo(3 * y + 5, 9);
  });
});

describe('a measure on a plane', () => {
  test('lies on that plane alone', () => {
    const names = PLANE_NAMES.map((name) => planeAnchor(first(), series, name).file);
    expect(new Set(names).size).toBe(4);
    const beside = stepPlane(first(), lattice, 'axial', 1);
    expect(planeAnchor(beside, series, 'axial')).not.toEqual(planeAnchor(first(), series, 'axial'));
    expect(planeAnchor(beside, series, 'coronal')).toEqual(planeAnchor(first(), series, 'coronal'));
    const leaning = changeLean(first(), { tilt: 1 });
    expect(planeAnchor(leaning, series, 'oblique')).not.toEqual(planeAnchor(first(), series, 'oblique'));
    const other = { ...series, slices: 's+8' };
    expect(planeAnchor(first(), other, 'axial')).not.toEqual(planeAnchor(first(), series, 'axial'));
  });

  test('is found again where one has gone to and fro by steps that are no whole numbers', () => {
    const start = changeLean(first(), { turn: 33, tilt: 21 });
    const anchor = planeAnchor(start, series, 'oblique');
    const measures = [{ ...anchor, id: 'm', kind: 'length' as const, points: [] }];
    let now = {
      ...start,
      measures,
      cross: start.cross.map((each) => each + 0.0006) as unknown as typeof start.cross,
    };
    expect(planeAnchor(now, series, 'oblique')).toEqual(anchor);
    now = stepPlane(now, lattice, 'oblique', 1) as typeof now;
    expect(planeAnchor(now, series, 'oblique')).not.toEqual(anchor);
  });
});

describe('undoing on planes', () => {
  const drawn = (name: PlaneName, state = first()) =>
    addMeasure(state, { ...planeAnchor(state, series, name), id: name, kind: 'length', points: [] });

  test('brings an erased measure back on its plane, wherever one has gone', () => {
    for (const name of PLANE_NAMES) {
      const start = drawn(name);
      const erased = eraseMeasure(start, name);
      let away = changeLean(erased, { turn: -20, tilt: 40 });
      for (const plane of PLANE_NAMES) away = stepPlane(away, lattice, plane, 2);
      expect(planeAnchor(away, series, name), name).not.toEqual(planeAnchor(start, series, name));
      const back = stepPlaneMeasures({ ...away, shown: 'coronal' }, series, 'undo');
      expect(back.measures, name).toEqual(start.measures);
      expect(planeAnchor(back, series, name), name).toEqual(planeAnchor(start, series, name));
      expect([back.shown, back.active]).toEqual([name, name]);
      expect(stepPlaneMeasures(back, series, 'redo').measures).toEqual([]);
      expect(stepPlaneMeasures({ ...away, shown: 'all' }, series, 'undo').shown).toBe('all');
    }
  });

  test('moves nothing where the plane is shown already', () => {
    const erased = eraseMeasure(drawn('oblique'), 'oblique');
    expect(stepPlaneMeasures(erased, series, 'undo')).toMatchObject({
      cross: erased.cross,
      lean: erased.lean,
    });
  });

  test('leaves what lies on images and on other series', () => {
    const other = { ...series, slices: 's+8' };
    expect(stepPlaneMeasures(drawn('axial'), other, 'undo').measures).toHaveLength(1);
    const image = addMeasure(drawn('axial'), { folder: 'a', file: 'f', id: 'i', kind: 'probe', points: [] });
    expect(stepPlaneMeasures(image, series, 'undo').measures.map(({ id }) => id)).toEqual(['i']);
    expect([canStepPlanes(image, series, 'undo'), canStepPlanes(image, other, 'undo')]).toEqual([
      true,
      false,
    ]);
  });
});
