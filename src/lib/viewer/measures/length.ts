import { distance } from '#lib/imaging/measure.ts';
import { measureMessages as m } from '../measures-texts.ts';
import { type MeasureTool, pointHandles, straightLines } from './tool.ts';

/** Points: the two ends. */
export const length: MeasureTool = {
  ...pointHandles,
  ...straightLines,
  points: 2,
  text: ([a, b], { spacing, spacingKind }) =>
    a && b ? [m.length(distance(a, b, spacing), spacing !== null, spacingKind)] : [],
};
