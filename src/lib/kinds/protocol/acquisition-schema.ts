import { z } from 'zod';
import { freeText, text, within } from '../fields-schema.ts';

/** One row per sequence, pass, view or scan. Units are DICOM's and radiographers': ms, mm, kV, mGy, … */

const name = text(150);
const short = freeText(200).optional();
const long = freeText(1000).optional();

const milliseconds = within(0, 60_000).optional();

/** MRI. Durations in seconds; the page computes their total. */
const sequence = z.strictObject({
  name,
  weighting: short,
  plane: short,
  tr: milliseconds,
  te: milliseconds,
  ti: milliseconds,
  /** Degrees. */
  flipAngle: within(0, 360).optional(),
  /** Millimetres. */
  fov: within(1, 2000).optional(),
  /** Frequency × phase, e.g. « 384 × 269 ». */
  matrix: short,
  thickness: within(0.01, 500).optional(),
  gap: within(-100, 100).optional(),
  nex: within(0, 64).optional(),
  /** Hz per pixel. */
  bandwidth: within(1, 10_000).optional(),
  fatSaturation: short,
  /** s/mm². */
  bValues: z.array(within(0, 20_000)).max(30).optional(),
  acceleration: short,
  durationSeconds: within(0, 7200).optional(),
  comment: long,
});

/** CT. */
const pass = z.strictObject({
  name,
  phase: short,
  coverage: short,
  kv: within(20, 200).optional(),
  /** A figure or a modulation, e.g. « 120–250, modulation automatique ». */
  mas: short,
  pitch: within(0.05, 5).optional(),
  rotationSeconds: within(0.05, 10).optional(),
  collimation: short,
  reconstructions: z.array(text(200)).max(20).optional(),
  /** mGy. */
  ctdiVol: within(0, 1000).optional(),
  /** mGy·cm. */
  dlp: within(0, 20_000).optional(),
  comment: long,
});

/** Radiography and mammography. */
const view = z.strictObject({
  name,
  position: long,
  centring: long,
  /** Degrees from the perpendicular. */
  tubeAngle: within(-90, 90).optional(),
  /** Focus to detector, centimetres. */
  distance: within(10, 500).optional(),
  kv: within(10, 200).optional(),
  mas: short,
  grid: z.boolean().optional(),
  comment: long,
});

/** Ultrasound. */
const scan = z.strictObject({
  name,
  probe: short,
  mode: short,
  plane: short,
  measurements: long,
  comment: long,
});

/** Nuclear medicine. */
const tracerAcquisition = z.strictObject({
  name,
  tracer: short,
  /** A figure with its unit, e.g. « 3 MBq/kg ». */
  activity: short,
  delayMinutes: within(0, 20_000).optional(),
  collimator: short,
  durationMinutes: within(0, 600).optional(),
  comment: long,
});

/** Angiography. */
const run = z.strictObject({
  name,
  catheter: short,
  projection: short,
  volumeMl: within(0, 500).optional(),
  rateMlPerSecond: within(0, 50).optional(),
  framesPerSecond: within(0, 60).optional(),
  comment: long,
});

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(60).optional();

export const acquisition = z.strictObject({
  sequences: rows(sequence),
  passes: rows(pass),
  views: rows(view),
  scans: rows(scan),
  tracerAcquisitions: rows(tracerAcquisition),
  runs: rows(run),
});

export type Acquisition = z.infer<typeof acquisition>;
