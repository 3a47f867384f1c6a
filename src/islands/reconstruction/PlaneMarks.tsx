import type { Point } from '#lib/imaging/measure.ts';
import { PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import { type PlanesState, shownPlanes, traceOf } from '#lib/viewer/planes/planes-state.ts';
import { apply, type Matrix } from '#lib/viewer/view.ts';

interface PlaneMarksProps {
  engine: PlanesEngine;
  state: PlanesState;
  name: PlaneName;
}

/** Gap around the centre of the cross, and length of its lines, in millimetres. */
const FREE = 8;
const FAR = 2000;

function Trace({ matrix, at, along, of }: { matrix: Matrix; at: Point; along: Point; of: PlaneName }) {
  return [-1, 1].map((side) => {
    const on = (distance: number) =>
      apply(matrix, { x: at.x + along.x * distance * side, y: at.y + along.y * distance * side });
    const [from, to] = [on(FREE), on(FAR)];
    return <line key={side} className={`trace of-${of}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  });
}

/** The lines where the other planes intersect this one. */
export function PlaneMarks({ engine, state, name }: PlaneMarksProps) {
  const matrix = engine.matrixOf(name);
  if (!matrix) return null;
  const plane = engine.planeOf(name);
  // A plane shown alone has the lines of the others, except that of the oblique plane, which is hidden then.
  const others = PLANE_NAMES.filter(
    (other) => other !== name && (other !== 'oblique' || shownPlanes(state).includes('oblique')),
  );
  return (
    <svg className="measures" aria-hidden="true">
      {others.map((other) => {
        const trace = traceOf(plane, engine.planeOf(other), state.cross);
        return trace && <Trace key={other} matrix={matrix} of={other} {...trace} />;
      })}
    </svg>
  );
}
