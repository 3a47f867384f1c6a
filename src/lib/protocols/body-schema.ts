import { z } from 'zod';
import { boundedJson, freeText, nodeId, refuse, text, within } from '#lib/items/kinds/fields-schema.ts';
import { REVIEW_STATUSES } from '#lib/reviews/review-rules.ts';
import { acquisition } from './acquisition-schema.ts';
import { CONTRAST_NUMBERS, DOSE_NUMBERS } from './fields/number-fields.ts';
import { type OwnTolerances, TOLERANCE_FIELDS, TOLERANCE_KEYS } from './fields/tolerance-fields.ts';
import { PROTOCOL_MAX as MAX } from './limits.ts';
import { SCANNER_NAME_MAX, SCANNERS_MAX } from './scanners/scanner-cells.ts';
import { knowsItsScanners, nameProblem } from './scanners/scanner-names.ts';
import { AGES, ANSWERS, IMAGING_TYPES, REGIONS } from './vocabulary.ts';

const short = freeText(MAX.short).optional();
const long = freeText(MAX.long).optional();
const lines = z.array(text(MAX.line)).max(MAX.lines).optional();

/** The patients for whom the protocol is suitable, according to its author; `suitability.ts` adds derived facts. */
const suitability = z.strictObject({
  ages: z.enum(AGES).optional(),
  /** Age limits or conditions, e.g. « dès 6 ans ». */
  agesDetail: short,
  pregnancy: z.enum(ANSWERS).optional(),
  contrastAllergy: z.enum(ANSWERS).optional(),
});

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

/** The dose that the department does not want to exceed: always its own figure, never a default. */
const doseReference = z.strictObject({
  ctdiVol: withinField(DOSE_NUMBERS.ctdiVol),
  dlp: withinField(DOSE_NUMBERS.dlp),
  /** The source of the figure, e.g. « médiane du service, 2025 ». */
  source: short,
});

/** Permitted deviations of an exam from the protocol, if the author overrides the defaults. */
const tolerances = z.strictObject(
  Object.fromEntries(TOLERANCE_KEYS.map((key) => [key, withinField(TOLERANCE_FIELDS[key])])),
) as unknown as z.ZodType<OwnTolerances>;

/** Scanners that the protocol distinguishes; their differing values are in its rows (`scanners/scanner-cells.ts`). */
const scanners = z
  .array(z.strictObject({ id: nodeId, name: text(SCANNER_NAME_MAX) }))
  .min(1)
  .max(SCANNERS_MAX);

const shape = z.strictObject({
  imagingType: z.enum(IMAGING_TYPES),
  region: z.enum(REGIONS),
  reviewStatus: z.enum(REVIEW_STATUSES),
  version: freeText(MAX.version).optional(),
  description: long,
  indications: lines,
  contraindications: lines,
  suitability: suitability.optional(),
  preparation: preparation.optional(),
  contrast: contrast.optional(),
  scanners: scanners.optional(),
  acquisition: acquisition.optional(),
  doseReference: doseReference.optional(),
  tolerances: tolerances.optional(),
  postProcessing: lines,
  pitfalls: lines,
  successCriteria: lines,
  references: lines,
});

/** Checks that scanner names are unique, and that rows refer only to known scanners. */
function namesItsScanners(
  body: Pick<z.infer<typeof shape>, 'scanners' | 'acquisition'>,
  ctx: z.RefinementCtx,
) {
  const all = body.scanners ?? [];
  const isTwice = all.some(
    ({ id, name }, at) =>
      all.findIndex((each) => each.id === id) !== at || nameProblem(all.slice(0, at), name) !== undefined,
  );
  if (isTwice) refuse(ctx, 'scanner-twice', ['scanners']);
  if (!knowsItsScanners(body)) refuse(ctx, 'unknown-scanner', ['acquisition']);
}

/** Body of a protocol: only imaging type, region and review status are required. */
export const protocolBody = boundedJson(8, 5000).pipe(shape.superRefine(namesItsScanners));

/** The part of a body that its author saves: without the status, which only the steps of its review change. */
export const writtenProtocol = boundedJson(8, 5000).pipe(
  shape.omit({ reviewStatus: true }).superRefine(namesItsScanners),
);

export type ProtocolBody = z.infer<typeof shape>;
