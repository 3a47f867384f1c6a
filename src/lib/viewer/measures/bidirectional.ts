import { angleOfLines, distance } from '#lib/imaging/measure.ts';
import { measureMessages as m } from '../measures-texts.ts';
import type { MeasureTool } from './tool.ts';
import { twoLines } from './two-lines.ts';

/** Deviation of the short axis from the perpendicular (degrees) above which the angle is shown. */
const ASKEW = 5;

/** Points: the ends of one axis, then those of the other; the longer axis is named first. */
export const bidirectional: MeasureTool = {
  ...twoLines,
  text([a, b, c, d], { spacing, spacingKind }) {
    if (!a || !b || !c || !d) return [];
    const sizes = [distance(a, b, spacing), distance(c, d, spacing)].sort((one, other) => other - one);
    const said = m.axes(sizes[0]!, sizes[1]!, spacing !== null, spacingKind);
    const between = angleOfLines([a, b], [c, d], spacing);
    return between < 90 - ASKEW ? [said, m.askew(between)] : [said];
  },
};
