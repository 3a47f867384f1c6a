import { z } from 'zod';
import { boundedJson, freeText, text, within } from '../fields-schema.ts';
import { acquisition } from './acquisition-schema.ts';
import { IMAGING_TYPES, REGIONS, REVIEW_STATUSES } from './vocabulary.ts';

const short = freeText(500).optional();
const long = freeText(4000).optional();
const lines = z.array(text(500)).max(50).optional();

const preparation = z.strictObject({
  fasting: short,
  renalFunction: short,
  allergy: short,
  pregnancy: short,
  position: short,
  coil: short,
  /** Magnetic field, e.g. « 1,5 T ou 3 T ». */
  field: short,
  other: freeText(2000).optional(),
});

const contrast = z.strictObject({
  agent: short,
  concentration: short,
  /** mL per kg of body weight. */
  doseMlPerKg: within(0, 20).optional(),
  /** Upper limit of the dose, mL. */
  maximumDoseMl: within(0, 1000).optional(),
  /** mL/s. */
  rateMlPerSecond: within(0, 30).optional(),
  delaySeconds: within(0, 86_400).optional(),
  bolusTracking: short,
  flush: short,
  comment: long,
});

/** What the department means not to exceed; no figure but its own. */
const doseReference = z.strictObject({
  /** mGy. */
  ctdiVol: within(0, 1000).optional(),
  /** mGy·cm, of the whole exam. */
  dlp: within(0, 20_000).optional(),
  /** Where it comes from, e.g. « médiane du service, 2025 ». */
  source: short,
});

const shape = z.strictObject({
  imagingType: z.enum(IMAGING_TYPES),
  region: z.enum(REGIONS),
  reviewStatus: z.enum(REVIEW_STATUSES),
  version: freeText(30).optional(),
  description: long,
  indications: lines,
  contraindications: lines,
  preparation: preparation.optional(),
  contrast: contrast.optional(),
  acquisition: acquisition.optional(),
  doseReference: doseReference.optional(),
  postProcessing: lines,
  pitfalls: lines,
  successCriteria: lines,
  references: lines,
});

/** Body of a protocol: all but the imaging type, the region and the review status may be left out. */
export const protocolBody = boundedJson(8, 5000).pipe(shape);

export type ProtocolBody = z.infer<typeof shape>;
