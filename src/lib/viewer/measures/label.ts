import { dotPath } from '#lib/domain/mark-path.ts';
import { distanceToLines, type MeasureTool, pointHandles } from './tool.ts';

/** A point with words of one's own. */
export const label: MeasureTool = {
  ...pointHandles,
  icon: 'i-lucide-type',
  key: ':',
  points: 1,
  readsValues: false,
  marksOnly: true,
  path: dotPath,
  distance: distanceToLines,
  text: () => [],
};
