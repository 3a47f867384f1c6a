import { referenceLine, sliceAt } from '#lib/imaging/reference-line.ts';
import { shareSpace } from '#lib/imaging/slice-geometry.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { matrixOf } from '#lib/viewer/panel-actions.ts';
import { factsAt } from '#lib/viewer/stack.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import { apply } from '#lib/viewer/view.ts';
import './measures.css';

interface ReferenceLineProps {
  engine: Engine;
  panel: number;
  state: ViewState;
}

/** The line in which the active panel's slice crosses this one, if the files give their positions in the patient. */
export function ReferenceLine({ engine, panel, state: { panels, active } }: ReferenceLineProps) {
  const [own, other] = [engine.stackOf(panel), engine.stackOf(active)];
  const [here, there] = [panel, active].map((each) => {
    const stack = engine.stackOf(each);
    const index = panels[each]?.index ?? -1;
    return stack && sliceAt(stack.geometry, index, factsAt(stack, index).shape);
  });
  const matrix = matrixOf(engine, panel);
  const isComparable = own && other && shareSpace(own.geometry, other.geometry);
  const line = isComparable && here && there && referenceLine(here, there);
  if (!line || !matrix) return null;
  const [from, to] = line.map((end) => apply(matrix, end));
  return (
    <svg className="measures reference" aria-hidden="true">
      <path d={`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`} />
    </svg>
  );
}
