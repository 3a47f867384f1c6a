import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { probe as valueAt } from '#lib/imaging/measure.ts';
import { measureMessages as m } from '../measures-texts.ts';
import { type MeasureTool, pointHandles } from './tool.ts';

/** Half the size of the cross that marks the pixel, in CSS pixels. */
const ARM = 9;

/** A single point, which shows the value of the pixel under it. */
export const probe: MeasureTool = {
  ...pointHandles,
  points: 1,
  path: ([at]) => (at ? `M${at.x - ARM} ${at.y}h${2 * ARM}M${at.x} ${at.y - ARM}v${2 * ARM}` : ''),
  distance: distanceToLines,
  text([at], { values, unit, uptake, hasFrames }) {
    if (!at) return [];
    if (!values) return [hasFrames ? m.valuesComing : m.noValues];
    const value = valueAt(at, values);
    if (value === null) return [m.noValues];
    return [m.value(value, unit), ...(uptake ? [m.uptake(value * uptake)] : [])];
  },
};
