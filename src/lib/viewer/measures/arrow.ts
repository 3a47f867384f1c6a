import { arrowPath } from '#lib/domain/mark-path.ts';
import { distanceToLines, type MeasureTool, pointHandles } from './tool.ts';

/** Tail and tip. */
export const arrow: MeasureTool = {
  ...pointHandles,
  icon: 'i-lucide-move-up-right',
  key: 'y',
  points: 2,
  readsValues: false,
  marksOnly: true,
  path: arrowPath,
  distance: distanceToLines,
  text: () => [],
};
