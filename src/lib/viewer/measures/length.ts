import { distance } from '#lib/domain/measure.ts';
import { measureMessages as m } from '#lib/messages/viewer-measures.ts';
import { type MeasureTool, pointHandles, straightLines } from './tool.ts';

/** Two ends. */
export const length: MeasureTool = {
  ...pointHandles,
  ...straightLines,
  icon: 'i-lucide-ruler',
  key: 'u',
  points: 2,
  readsValues: false,
  text: ([a, b], { spacing }) => (a && b ? [m.length(distance(a, b, spacing), spacing !== null)] : []),
};
