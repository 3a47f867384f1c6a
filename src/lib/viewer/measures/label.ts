import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import { dotPath } from '#lib/imaging/mark-path.ts';
import { type MeasureTool, pointHandles } from './tool.ts';

/** A point with a free text. */
export const label: MeasureTool = {
  ...pointHandles,
  points: 1,
  path: dotPath,
  distance: distanceToLines,
  text: () => [],
};
