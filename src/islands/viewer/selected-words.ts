import { calibrationLine } from '#lib/imaging/spacing-texts.ts';
import { calibrationOf } from '#lib/viewer/measures/calibration.ts';
import { selectedMeasure } from '#lib/viewer/measures/changes.ts';
import type { MeasureState } from '#lib/viewer/measures/host.ts';
import { type MeasuredImage, saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';
import { measureMessages as m } from '#lib/viewer/measures-texts.ts';

/**
 * The measurement that keys move, with its value, for screen readers; empty if none is selected.
 * @param image returns the image from which the value is computed
 */
export function selectedWords(state: MeasureState, image: () => MeasuredImage): string {
  const measure = selectedMeasure(state);
  if (!measure || !state.selection) return '';
  const tool = MEASURE_TOOLS[measure.kind];
  const { handle } = state.selection;
  const calibration = calibrationOf(measure.kind, measure.points, image());
  const said = m.selected(
    [...saidOf(tool, measure.points, image()), ...(calibration ? [calibrationLine(calibration)] : [])].join(
      ', ',
    ),
  );
  if (handle === null) return said;
  return `${said}, ${m.selectedPoint(handle + 1, tool.handles(measure.points).length)}`;
}
