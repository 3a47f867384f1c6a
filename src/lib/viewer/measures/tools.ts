import type { MeasureKind } from '#lib/imaging/measure.ts';
import { angle } from './angle.ts';
import { arrow } from './arrow.ts';
import { contour } from './contour.ts';
import { ellipse } from './ellipse.ts';
import { label } from './label.ts';
import { length } from './length.ts';
import { probe } from './probe.ts';
import type { MeasureTool } from './tool.ts';

/** Every kind of measure. */
export const MEASURE_TOOLS: Record<MeasureKind, MeasureTool> = {
  length,
  angle,
  ellipse,
  probe,
  arrow,
  contour,
  label,
};
