import type { Point } from '#lib/imaging/measure.ts';
import { sidesOf } from '#lib/imaging/orientation.ts';
import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import { measureMessages } from '#lib/viewer/measures-texts.ts';
import { shapeOf } from '#lib/viewer/planes/plane-layer.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import { type PlanesState, positionOf } from '#lib/viewer/planes/planes-state.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';
import { scaleBar } from '#lib/viewer/scale-bar.ts';
import { viewerMessages } from '#lib/viewer/texts.ts';

interface PlaneLabelsProps {
  engine: PlanesEngine;
  state: PlanesState;
  name: PlaneName;
  /** Where the pointer is, in CSS pixels of the panel. */
  pointer: Point | null;
}

/** A scale bar with the length of a round number of millimetres. */
function Scale({ engine, state, name }: Pick<PlaneLabelsProps, 'engine' | 'state' | 'name'>) {
  const size = engine.sizeOf(name);
  const bar = size && scaleBar(state.views[name], shapeOf(engine.planeOf(name)), size);
  return (
    bar && (
      <p className="corner scale tabular">
        <svg width={bar.length + 2} height="8" aria-hidden="true">
          <path d={`M1 0v7h${bar.length}v-7`} />
        </svg>
        {viewerMessages.scale(bar.millimetres, engine.series.spacingKind)}
      </p>
    )
  );
}

/** The overlay in the corners of a panel: position, window, value under the pointer, orientation letters. */
export function PlaneLabels({ engine, state, name, pointer }: PlaneLabelsProps) {
  const { unit } = engine;
  const { uptake } = engine.series;
  const { index, count } = positionOf(state, engine.volume.lattice, name);
  const { right, down } = engine.planeOf(name);
  const sides = sidesOf([...right, ...down], state.views[name]);
  const point = pointer && engine.pointAt(name, pointer);
  const value = point ? engine.valueAt(name, point) : undefined;
  return (
    <>
      <p className="corner top-left tabular">
        <bdi>{m.position(name, index, count)}</bdi>
        {state.slab && (
          <span>
            {m.slabs[state.slab]} {m.millimetres(state.thickness)}
          </span>
        )}
      </p>
      <p className="corner top-right tabular">
        {viewerMessages.window(state.window, unit === 'levels' ? null : unit)}
        {value !== undefined && <span className="plane-value">{measureMessages.value(value, unit)}</span>}
        {value !== undefined && uptake && (
          <span className="plane-value">{measureMessages.uptake(value * uptake)}</span>
        )}
      </p>
      {(['top', 'left', 'right'] as const).map((side) => (
        <span key={side} className={`corner side-${side}`} aria-hidden="true">
          {viewerMessages.sideLetters(sides[side])}
        </span>
      ))}
      <Scale engine={engine} state={state} name={name} />
      <p className="corner bottom-left tabular">{viewerMessages.zoom(state.views[name].zoom)}</p>
    </>
  );
}
