import { measureMessages as m } from '#lib/messages/viewer-measures.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { selectedMeasure } from '#lib/viewer/measures/changes.ts';
import { measuredImage } from '#lib/viewer/measures/measured-image.ts';
import { saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';
import type { ViewState } from '#lib/viewer/state.ts';

interface SelectedMeasureProps {
  engine: Engine;
  state: ViewState;
}

function wordsOf(engine: Engine, state: ViewState): string {
  const measure = selectedMeasure(state);
  if (!measure || !state.selection) return '';
  const tool = MEASURE_TOOLS[measure.kind];
  const { handle } = state.selection;
  const said = m.selected(saidOf(tool, measure.points, measuredImage(engine, state.active)).join(', '));
  if (handle === null) return said;
  return `${said}, ${m.selectedPoint(handle + 1, tool.handles(measure.points).length)}`;
}

/** Which measure the keys move, and what it says: for screen readers. */
export function SelectedMeasure({ engine, state }: SelectedMeasureProps) {
  return wordsOf(engine, state);
}
