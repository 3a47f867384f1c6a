import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { measureHostOf } from '#lib/viewer/measures/host.ts';
import { measuredImage } from '#lib/viewer/measures/measured-image.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import { MeasureLayer } from './MeasureLayer.tsx';
import { backToPanel } from './ToolButton.tsx';

interface PanelMeasuresProps {
  engine: Engine;
  panel: number;
  state: ViewState;
  measures: readonly AnchoredMeasure[];
}

/** The measurements on a panel of a series, computed from its image. */
export function PanelMeasures({ engine, panel, ...given }: PanelMeasuresProps) {
  return (
    <MeasureLayer
      {...given}
      host={measureHostOf(engine)}
      panel={panel}
      image={measuredImage(engine, panel)}
      back={backToPanel}
    />
  );
}
