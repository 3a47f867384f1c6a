import type { ImageAnchor } from '#lib/imaging/measure.ts';
import { PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import type { MeasureHost } from '../measures/host.ts';
import { DEPTH } from '../measures/on-plane.ts';
import type { MeasuredImage } from '../measures/tool.ts';
import { gridMatrix, gridOf, gridValues, type MeasuredSeries, type PlaneGrid } from './plane-grid.ts';
import type { PlanesEngine } from './planes-engine.ts';
import { type PlanesState, slabOf } from './planes-state.ts';

/** Planes closer than this (mm) are considered equal. */
export const SAME_PLANE = 0.05;

export function gridIn(
  { cross, lean }: PlanesState,
  { lattice }: MeasuredSeries,
  name: PlaneName,
): PlaneGrid {
  return gridOf(lattice, name, cross, lean);
}

/** Common beginning of the names of all planes of a series. */
export const planesOf = ({ slices }: MeasuredSeries) => `${slices},`;

/** The anchor of the displayed plane; the same as that of existing measurements on it. */
export function planeAnchor(state: PlanesState, series: MeasuredSeries, name: PlaneName): ImageAnchor {
  const { turn, tilt } = state.lean;
  const lies = name === 'oblique' ? `${name},${turn},${tilt}` : name;
  const prefix = `${planesOf(series)}${lies}${DEPTH}`;
  const { depth } = gridIn(state, series, name);
  const { folder } = series;
  const known = state.measures.find(
    (measure) =>
      measure.folder === folder &&
      measure.file.startsWith(prefix) &&
      Math.abs(Number(measure.file.slice(prefix.length)) - depth) < SAME_PLANE,
  );
  return { folder, file: known?.file ?? `${prefix}${depth.toFixed(3)}` };
}

/** The panels of planes as a surface for measurements, in the order of `PLANE_NAMES`. */
export function measureHostOfPlanes(engine: PlanesEngine): MeasureHost {
  const nameOf = (panel: number) => PLANE_NAMES[panel]!;
  return {
    snapshot: engine.snapshot,
    update: (next) => engine.update(next),
    sizeOf: (panel) => engine.sizeOf(nameOf(panel)),
    matrixOf(panel) {
      const name = nameOf(panel);
      const matrix = engine.matrixOf(name);
      return (
        matrix &&
        gridMatrix(gridIn(engine.snapshot().state, engine.series, name), engine.planeOf(name), matrix)
      );
    },
    anchorOn: (panel) => planeAnchor(engine.snapshot().state, engine.series, nameOf(panel)),
  };
}

/** The image from which a measurement on a plane is computed. */
export function measuredPlane(engine: PlanesEngine, name: PlaneName): MeasuredImage {
  const { state, progress } = engine.snapshot();
  const grid = gridIn(state, engine.series, name);
  return {
    spacing: grid.spacing,
    spacingKind: engine.series.spacingKind,
    uptake: engine.series.uptake,
    unit: engine.unit,
    values: gridValues(engine.volume, grid, slabOf(state)),
    hasFrames: progress.failed === 0,
  };
}
