import type { AnchoredMeasure } from '#lib/domain/measure.ts';
import { PLANE_NAMES, type PlaneName } from '#lib/domain/volume/planes.ts';
import { measuredPlane, measureHostOfPlanes } from '#lib/viewer/planes/plane-measures.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import type { PlanesState } from '#lib/viewer/planes/planes-state.ts';
import { MeasureLayer } from '../viewer/MeasureLayer.tsx';
import { backToPlanes } from './planes-on-top.ts';

interface PlaneMeasureLayerProps {
  engine: PlanesEngine;
  name: PlaneName;
  state: PlanesState;
  measures: readonly AnchoredMeasure[];
}

/** The measures of a plane, read from the volume. */
export function PlaneMeasureLayer({ engine, name, ...given }: PlaneMeasureLayerProps) {
  return (
    <MeasureLayer
      {...given}
      host={measureHostOfPlanes(engine)}
      panel={PLANE_NAMES.indexOf(name)}
      image={measuredPlane(engine, name)}
      back={backToPlanes}
    />
  );
}
