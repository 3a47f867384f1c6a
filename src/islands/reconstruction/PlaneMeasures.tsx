import { memo } from 'react';
import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import { measuresOn } from '#lib/viewer/measures/changes.ts';
import { isMeasureKind } from '#lib/viewer/measures/kinds.ts';
import { planeAnchor } from '#lib/viewer/planes/plane-measures.ts';
import { chooseTool } from '#lib/viewer/planes/planes-commands.ts';
import type { PlanesEngine, PlanesSnapshot } from '#lib/viewer/planes/planes-engine.ts';
import { useLoaded } from '../form/use-loaded.ts';

interface PlaneMeasuresProps {
  engine: PlanesEngine;
  name: PlaneName;
  snapshot: PlanesSnapshot;
}

/**
 * The measurements on a plane; the drawing code is that of series, loaded with the first one. Memoised: a pointer
 * moving over the plane changes no measurement, and computing their values again would be costly.
 */
export const PlaneMeasures = memo(function PlaneMeasures({ engine, name, snapshot }: PlaneMeasuresProps) {
  const { state } = snapshot;
  const measures = measuresOn(state, planeAnchor(state, engine.series, name));
  const Layer = useLoaded(
    measures.length > 0 || isMeasureKind(state.tool),
    async () => (await import('./PlaneMeasureLayer.tsx')).PlaneMeasureLayer,
    () => chooseTool(engine, 'scroll'),
  );
  return Layer && <Layer engine={engine} name={name} state={state} measures={measures} />;
});
