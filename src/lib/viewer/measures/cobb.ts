import { angleOfLines } from '#lib/imaging/measure.ts';
import { measureMessages as m } from '../measures-texts.ts';
import type { MeasureTool } from './tool.ts';
import { twoLines } from './two-lines.ts';

/** Angle (degrees) above which its supplement is shown too: the steepest curves have about 120°. */
const STEEP = 60;

/** The ends of one endplate, then those of the other. */
export const cobb: MeasureTool = {
  ...twoLines,
  text([a, b, c, d], { spacing }) {
    if (!a || !b || !c || !d) return [];
    const between = angleOfLines([a, b], [c, d], spacing);
    return between < STEEP ? [m.cobb(between)] : [m.cobb(between), m.steepCobb(180 - between)];
  },
};
