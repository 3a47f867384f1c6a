import { fieldsOf, TABLE_NAMES } from './acquisition-fields.ts';
import { type Field, type FieldShape, field, number } from './field.ts';

/**
 * How far an exam may differ from its protocol, by the key of the parameter: fields with the same key mean the same
 * in every table. In percent of the prescribed value, or in the field's own unit where a percentage makes little
 * sense (angles, thin slices). None of these figures comes from a standard: DICOM, the ACR's and the IAEA's
 * programmes judge machines and images, not whether a console was set as prescribed. They are a choice, each with its
 * reason, and the protocol's author may set others.
 */
interface Allowed {
  by: '%' | 'unit';
  value: number;
  /** A lower value is not a deviation, as for a dose. */
  onlyAbove?: true;
}

const percent = (value: number): Allowed => ({ by: '%', value });
const inUnit = (value: number): Allowed => ({ by: 'unit', value });
const atMost = (value: number): Allowed => ({ by: '%', value, onlyAbove: true });

const ALLOWED = {
  // Consoles move these by some percent when the number of slices, the gradients or the SAR ask for it.
  tr: percent(5),
  te: percent(5),
  ti: percent(5),
  // The SAR lowers refocusing angles; 5° distinguish 150° from 180°, and 10° from 20°.
  flipAngle: inUnit(5),
  // Is adapted to the patient.
  fov: percent(10),
  // Phase lines follow a rectangular field.
  matrix: percent(5),
  // The rounding in headers and positions of slices.
  thickness: inUnit(0.1),
  gap: inUnit(0.2),
  increment: inUnit(0.1),
  // Set, not computed.
  nex: inUnit(0),
  phantom: inUnit(0),
  acceleration: inUnit(0),
  bValues: percent(5),
  bandwidth: percent(10),
  echoTrain: percent(10),
  phaseOversampling: percent(10),
  // Coverage is adapted to the patient, and the duration with it.
  slices: percent(20),
  durationSeconds: percent(15),
  // A step of CT consoles is ten or more; a mammograph's automatic exposure chooses within a few.
  kv: inUnit(2),
  mas: percent(20),
  pitch: percent(5),
  rotationSeconds: percent(5),
  // A dose is only too high.
  ctdiVol: atMost(20),
  dlp: atMost(20),
  tubeAngle: inUnit(5),
  distance: percent(5),
  // For a tracer: filling a syringe is inexact, and activity decays during the wait.
  activity: percent(10),
  delayMinutes: inUnit(10),
  durationMinutes: percent(10),
  volumeMl: percent(10),
  rateMlPerSecond: percent(10),
  framesPerSecond: percent(10),
} as const satisfies Record<string, Allowed>;

export type ToleranceKey = keyof typeof ALLOWED;
export const TOLERANCE_KEYS = Object.keys(ALLOWED) as ToleranceKey[];

const FIELDS = TABLE_NAMES.flatMap(fieldsOf);

/** The unit of what a tolerance is in: that of texts that hold a number (mAs, MBq) is theirs. */
const unitOf = (shape: FieldShape): string => ('unit' in shape ? shape.unit : '');

/**
 * The field in which an author writes an own tolerance: the parameter's short name, so that two are never called
 * alike, and the unit of the default one.
 */
function toleranceField(key: ToleranceKey): Field<ToleranceKey> {
  const of = FIELDS.find((each) => each.key === key)!;
  const { by } = ALLOWED[key];
  const shape = by === '%' ? number('%', 0, 100, 1) : number(unitOf(of.shape), 0, 1000, 3);
  return field(key, of.abbreviation, of.abbreviation || of.label, shape);
}

export const TOLERANCE_FIELDS = Object.fromEntries(
  TOLERANCE_KEYS.map((key) => [key, toleranceField(key)]),
) as Record<ToleranceKey, Field<ToleranceKey> & { shape: ReturnType<typeof number> }>;

/** A protocol's own tolerances, in the units of their fields. */
export type OwnTolerances = Partial<Record<ToleranceKey, number | undefined>>;

export interface Tolerance extends Allowed {
  /** Set by the protocol's author. */
  isOwn: boolean;
}

/** The tolerance of a parameter; undefined for one that is not a number. */
export function toleranceOf(key: string, own: OwnTolerances = {}): Tolerance | undefined {
  if (!Object.hasOwn(ALLOWED, key)) return undefined;
  const known = key as ToleranceKey;
  const set = own[known];
  return { ...ALLOWED[known], ...(set !== undefined && { value: set }), isOwn: set !== undefined };
}
