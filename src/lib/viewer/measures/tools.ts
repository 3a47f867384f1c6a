import type { MeasureKind } from '#lib/imaging/measure.ts';
import { angle } from './angle.ts';
import { arrow } from './arrow.ts';
import { bidirectional } from './bidirectional.ts';
import { cobb } from './cobb.ts';
import { contour } from './contour.ts';
import { ellipse } from './ellipse.ts';
import { label } from './label.ts';
import { length } from './length.ts';
import { probe } from './probe.ts';
import { rectangle } from './rectangle.ts';
import { region } from './region.ts';
import type { MeasureTool } from './tool.ts';

/** The tools for all kinds of measurements. */
export const MEASURE_TOOLS: Record<MeasureKind, MeasureTool> = {
  length,
  bidirectional,
  angle,
  cobb,
  ellipse,
  rectangle,
  region,
  probe,
  arrow,
  contour,
  label,
};
