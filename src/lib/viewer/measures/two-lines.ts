import { distanceToLines } from '#lib/imaging/distance-to-lines.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { type MeasureTool, pointHandles } from './tool.ts';

/** Both lines, if their points exist already. */
export const linesOf = (points: readonly Point[]): Point[][] =>
  [points.slice(0, 2), points.slice(2, 4)].filter(({ length }) => length === 2);

/** For measurements that consist of two lines, each given by its two ends. */
export const twoLines: Omit<MeasureTool, 'text'> = {
  ...pointHandles,
  points: 4,
  lines: true,
  path: (points) =>
    linesOf(points)
      .map(([a, b]) => `M${a!.x} ${a!.y}L${b!.x} ${b!.y}`)
      .join(''),
  distance: (points, at) => Math.min(...linesOf(points).map((line) => distanceToLines(line, at))),
};
