import { LINE_LISTS, type LineList } from './body-edits.ts';
import { type GENERAL_KEYS, SECTION_KEYS } from './body-keys.ts';
import type { ProtocolBody } from './body-schema.ts';
import { type FieldShape, TEXT } from './fields/field.ts';
import { CONTRAST_NUMBERS, DOSE_NUMBERS } from './fields/number-fields.ts';
import { TOLERANCE_FIELDS, TOLERANCE_KEYS, type ToleranceKey } from './fields/tolerance-fields.ts';

type Keys<Section extends keyof ProtocolBody> = keyof NonNullable<ProtocolBody[Section]>;
type Shapes<Section extends keyof ProtocolBody> = Record<Keys<Section>, FieldShape>;

/** Fields of sections with facts, in the order of display. */
const suitability: Shapes<'suitability'> = {
  ages: TEXT,
  agesDetail: TEXT,
  pregnancy: TEXT,
  contrastAllergy: TEXT,
};
const preparation: Shapes<'preparation'> = {
  fasting: TEXT,
  renalFunction: TEXT,
  allergy: TEXT,
  pregnancy: TEXT,
  position: TEXT,
  coil: TEXT,
  field: TEXT,
  other: TEXT,
};
const contrast: Shapes<'contrast'> = {
  agent: TEXT,
  concentration: TEXT,
  doseMlPerKg: CONTRAST_NUMBERS.doseMlPerKg.shape,
  maximumDoseMl: CONTRAST_NUMBERS.maximumDoseMl.shape,
  rateMlPerSecond: CONTRAST_NUMBERS.rateMlPerSecond.shape,
  delaySeconds: CONTRAST_NUMBERS.delaySeconds.shape,
  bolusTracking: TEXT,
  flush: TEXT,
  comment: TEXT,
};
const doseReference: Shapes<'doseReference'> = {
  ctdiVol: DOSE_NUMBERS.ctdiVol.shape,
  dlp: DOSE_NUMBERS.dlp.shape,
  source: TEXT,
};
const tolerances = Object.fromEntries(
  TOLERANCE_KEYS.map((key) => [key, TOLERANCE_FIELDS[key].shape]),
) as Record<ToleranceKey, FieldShape>;
/** Fields of the body itself. */
const general: Record<(typeof GENERAL_KEYS)[number], FieldShape> = {
  imagingType: TEXT,
  region: TEXT,
  version: TEXT,
  description: TEXT,
};

export const SECTION_SHAPES = {
  general,
  suitability,
  preparation,
  contrast,
  doseReference,
  tolerances,
} as const;
export type FieldSection = keyof typeof SECTION_SHAPES;

/** Every section of a protocol, in reading order. */
export const SECTIONS = ['general', ...SECTION_KEYS] as const satisfies readonly (
  | FieldSection
  | LineList
  | 'scanners'
  | 'acquisition'
)[];
export type SectionName = (typeof SECTIONS)[number];

/** Whether a section is a list of lines. */
export const isLineList = (section: SectionName): section is LineList =>
  (LINE_LISTS as readonly string[]).includes(section);
