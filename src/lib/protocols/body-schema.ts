import { z } from 'zod';
import { boundedJson, freeText, text, within } from '#lib/items/kinds/fields-schema.ts';
import { REVIEW_STATUSES } from '#lib/reviews/review-rules.ts';
import { acquisition } from './acquisition-schema.ts';
import { CONTRAST_NUMBERS, DOSE_NUMBERS } from './fields/number-fields.ts';
import { type OwnTolerances, TOLERANCE_FIELDS, TOLERANCE_KEYS } from './fields/tolerance-fields.ts';
import { PROTOCOL_MAX as MAX } from './limits.ts';
import { IMAGING_TYPES, REGIONS } from './vocabulary.ts';

const short = freeText(MAX.short).optional();
const long = freeText(MAX.long).optional();
const lines = z.array(text(MAX.line)).max(MAX.lines).optional();

const preparation = z.strictObject({
  fasting: short,
  renalFunction: short,
  allergy: short,
  pregnancy: short,
  position: short,
  coil: short,
  /** Magnetic field, e.g. « 1,5 T ou 3 T ». */
  field: short,
  other: freeText(MAX.other).optional(),
});

const withinField = ({ shape: { min, max } }: { shape: { min: number; max: number } }) =>
  within(min, max).optional();

const contrast = z.strictObject({
  agent: short,
  concentration: short,
  doseMlPerKg: withinField(CONTRAST_NUMBERS.doseMlPerKg),
  maximumDoseMl: withinField(CONTRAST_NUMBERS.maximumDoseMl),
  rateMlPerSecond: withinField(CONTRAST_NUMBERS.rateMlPerSecond),
  delaySeconds: withinField(CONTRAST_NUMBERS.delaySeconds),
  bolusTracking: short,
  flush: short,
  comment: long,
});

/** What the department means not to exceed; no figure but its own. */
const doseReference = z.strictObject({
  ctdiVol: withinField(DOSE_NUMBERS.ctdiVol),
  dlp: withinField(DOSE_NUMBERS.dlp),
  /** Where it comes from, e.g. « médiane du service, 2025 ». */
  source: short,
});

/** How far an exam may be from what is prescribed, where the author says otherwise than the defaults. */
const tolerances = z.strictObject(
  Object.fromEntries(TOLERANCE_KEYS.map((key) => [key, withinField(TOLERANCE_FIELDS[key])])),
) as unknown as z.ZodType<OwnTolerances>;

const shape = z.strictObject({
  imagingType: z.enum(IMAGING_TYPES),
  region: z.enum(REGIONS),
  reviewStatus: z.enum(REVIEW_STATUSES),
  version: freeText(MAX.version).optional(),
  description: long,
  indications: lines,
  contraindications: lines,
  preparation: preparation.optional(),
  contrast: contrast.optional(),
  acquisition: acquisition.optional(),
  doseReference: doseReference.optional(),
  tolerances: tolerances.optional(),
  postProcessing: lines,
  pitfalls: lines,
  successCriteria: lines,
  references: lines,
});

/** Body of a protocol: all but the imaging type, the region and the review status may be left out. */
export const protocolBody = boundedJson(8, 5000).pipe(shape);

/** What its author saves of it: all but the status, which changes by the steps of its review alone. */
export const writtenProtocol = boundedJson(8, 5000).pipe(shape.omit({ reviewStatus: true }));

export type ProtocolBody = z.infer<typeof shape>;
