import { crossingLine } from '#lib/viewer/crossing.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { matrixOf } from '#lib/viewer/panel-actions.ts';
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
  const [here, there] = [panel, active].map((each) => ({
    stack: engine.stackOf(each),
    index: panels[each]?.index ?? -1,
  }));
  const matrix = matrixOf(engine, panel);
  const line = crossingLine(here!, there!);
  if (!line || !matrix) return null;
  const [from, to] = line.map((end) => apply(matrix, end));
  return (
    <svg className="measures reference" aria-hidden="true">
      <path d={`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`} />
    </svg>
  );
}
