import type { ProtocolBody } from './body-schema.ts';
import { type FieldShape, number, TEXT } from './fields/field.ts';

type Keys<Section extends keyof ProtocolBody> = keyof NonNullable<ProtocolBody[Section]>;
type Shapes<Section extends keyof ProtocolBody> = Record<Keys<Section>, FieldShape>;

/** Fields that stand in a section by themselves, in the order in which they are told. */
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
  doseMlPerKg: number('mL/kg', 0, 20, 3),
  maximumDoseMl: number('mL', 0, 1000, 3),
  rateMlPerSecond: number('mL/s', 0, 30, 3),
  delaySeconds: number('s', 0, 86_400, 3),
  bolusTracking: TEXT,
  flush: TEXT,
  comment: TEXT,
};
const doseReference: Shapes<'doseReference'> = {
  ctdiVol: number('mGy', 0, 1000, 3),
  dlp: number('mGy·cm', 0, 20_000, 3),
  source: TEXT,
};
/** Those of the body itself. Its review status is not among them: reviews change it, nothing else. */
const general = { imagingType: TEXT, region: TEXT, version: TEXT, description: TEXT };

export const SECTION_SHAPES = { general, preparation, contrast, doseReference } as const;
export type FieldSection = keyof typeof SECTION_SHAPES;

export const LINE_LISTS = [
  'indications',
  'contraindications',
  'postProcessing',
  'pitfalls',
  'successCriteria',
  'references',
] as const;
export type LineList = (typeof LINE_LISTS)[number];

/** Every section of a protocol, in the order in which one reads them. */
export const SECTIONS = [
  'general',
  'indications',
  'contraindications',
  'preparation',
  'contrast',
  'acquisition',
  'doseReference',
  'postProcessing',
  'pitfalls',
  'successCriteria',
  'references',
] as const satisfies readonly (FieldSection | LineList | 'acquisition')[];
export type SectionName = (typeof SECTIONS)[number];
