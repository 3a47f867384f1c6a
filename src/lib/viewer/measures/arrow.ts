import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { arrowPath } from '#lib/imaging/mark-path.ts';
import { type MeasureTool, pointHandles } from './tool.ts';

/** Points: tail and tip. */
export const arrow: MeasureTool = {
  ...pointHandles,
  points: 2,
  path: arrowPath,
  distance: distanceToLines,
  text: () => [],
};
