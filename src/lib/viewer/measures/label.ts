import { dotPath } from '#lib/imaging/mark-path.ts';
import { distanceToLines, type MeasureTool, pointHandles } from './tool.ts';

/** A point with words of one's own. */
export const label: MeasureTool = {
  ...pointHandles,
  points: 1,
  path: dotPath,
  distance: distanceToLines,
  text: () => [],
};
