import type { Engine } from '#lib/viewer/engine.ts';
import { measuresOn } from '#lib/viewer/measures/changes.ts';
import { isMeasureKind } from '#lib/viewer/measures/kinds.ts';
import { anchorOn } from '#lib/viewer/panel-actions.ts';
import { leaveTool } from '#lib/viewer/start-tool.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import { useLoaded } from '../form/use-loaded.ts';

interface MeasuresProps {
  engine: Engine;
  panel: number;
  state: ViewState;
}

/**
 * The measurements on a panel's image. Their drawing code is loaded with the first one, or with a measuring tool, since
 * most readers measure nothing. If it cannot be loaded, the tool is deselected.
 */
export function Measures({ engine, panel, state }: MeasuresProps) {
  const measures = measuresOn(state, anchorOn(engine, panel));
  const Layer = useLoaded(
    measures.length > 0 || isMeasureKind(state.tool),
    async () => (await import('./PanelMeasures.tsx')).PanelMeasures,
    () => engine.update((now) => leaveTool(now, engine.stacks)),
  );
  return Layer && <Layer engine={engine} panel={panel} state={state} measures={measures} />;
}
