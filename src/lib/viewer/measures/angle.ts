import { angle as angleBetween } from '#lib/imaging/measure.ts';
import { measureMessages as m } from '../measures-texts.ts';
import { type MeasureTool, pointHandles, straightLines } from './tool.ts';

/** Points: one end, the vertex, the other end. */
export const angle: MeasureTool = {
  ...pointHandles,
  ...straightLines,
  points: 3,
  text: ([a, corner, b], { spacing }) =>
    a && corner && b ? [m.angle(angleBetween(a, corner, b, spacing))] : [],
};
