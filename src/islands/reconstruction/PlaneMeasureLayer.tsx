import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import { PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import { measuredPlane, measureHostOfPlanes } from '#lib/viewer/planes/plane-measures.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import type { PlanesState } from '#lib/viewer/planes/planes-state.ts';
import { MeasureLayer } from '../viewer/MeasureLayer.tsx';
import { selectedWords } from '../viewer/selected-words.ts';
import { backToPlanes } from './planes-on-top.ts';

interface PlaneMeasureLayerProps {
  engine: PlanesEngine;
  name: PlaneName;
  state: PlanesState;
  measures: readonly AnchoredMeasure[];
}

/** The measurements on a plane, computed from the volume; the one moved by keys is announced. */
export function PlaneMeasureLayer({ engine, name, state, measures }: PlaneMeasureLayerProps) {
  const image = measuredPlane(engine, name);
  const isSelected = measures.some(({ id }) => id === state.selection?.id);
  return (
    <>
      <MeasureLayer
        state={state}
        measures={measures}
        host={measureHostOfPlanes(engine)}
        panel={PLANE_NAMES.indexOf(name)}
        image={image}
        back={backToPlanes}
      />
      <p className="visually-hidden" role="status">
        {isSelected && selectedWords(state, () => image)}
      </p>
    </>
  );
}
