import { fieldsOf, TABLE_NAMES } from './acquisition-fields.ts';
import { type Field, type FieldShape, field, number } from './field.ts';

/**
 * Permitted deviations of an exam from its protocol, by the key of the parameter: fields with one key mean the same
 * in every table. In percent of the prescribed value, or in the field's own unit where a percentage makes little
 * sense (angles, thin slices). None of these figures comes from a standard: the programmes of the ACR and the IAEA
 * assess devices and images, not whether a console was set as prescribed. Each figure is a choice with a
 * stated reason, and the protocol's author may set others.
 */
interface Allowed {
  by: '%' | 'unit';
  value: number;
  /** Whether lower values are not a deviation, as for a dose. */
  onlyAbove?: true;
}

const percent = (value: number): Allowed => ({ by: '%', value });
const inUnit = (value: number): Allowed => ({ by: 'unit', value });
const atMost = (value: number): Allowed => ({ by: '%', value, onlyAbove: true });

const ALLOWED = {
  // Consoles change these by a few percent, depending on the number of slices, gradients and SAR.
  tr: percent(5),
  te: percent(5),
  ti: percent(5),
  // SAR limits lower refocusing angles; 5° still distinguish 150° from 180°, and 10° from 20°.
  flipAngle: inUnit(5),
  // Adapted to the patient.
  fov: percent(10),
  // The number of phase lines depends on a rectangular field of view.
  matrix: percent(5),
  // Headers and slice positions are rounded.
  thickness: inUnit(0.1),
  gap: inUnit(0.2),
  increment: inUnit(0.1),
  // Set by the operator, never computed.
  nex: inUnit(0),
  phantom: inUnit(0),
  acceleration: inUnit(0),
  bValues: percent(5),
  bandwidth: percent(10),
  echoTrain: percent(10),
  phaseOversampling: percent(10),
  // Coverage is adapted to the patient, which changes the duration.
  slices: percent(20),
  durationSeconds: percent(15),
  // CT consoles have steps of ten or more; a mammography unit's automatic exposure varies by a few.
  kv: inUnit(2),
  mas: percent(20),
  pitch: percent(5),
  rotationSeconds: percent(5),
  // Only a higher dose is a deviation.
  ctdiVol: atMost(20),
  dlp: atMost(20),
  tubeAngle: inUnit(5),
  distance: percent(5),
  // For a tracer: syringes cannot be filled exactly, and activity decays during the wait.
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

/** The unit of a tolerance; for text fields that contain a number (mAs, MBq), the unit of that number. */
const unitOf = (shape: FieldShape): string => ('unit' in shape ? shape.unit : '');

/**
 * The field for an author's own tolerance: has the parameter's short name, so that all names differ,
 * and the unit of the default.
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
  /** Whether the protocol's author has set it. */
  isOwn: boolean;
}

/** The tolerance of a parameter; undefined for a parameter that is not a number. */
export function toleranceOf(key: string, own: OwnTolerances = {}): Tolerance | undefined {
  if (!Object.hasOwn(ALLOWED, key)) return undefined;
  const known = key as ToleranceKey;
  const set = own[known];
  return { ...ALLOWED[known], ...(set !== undefined && { value: set }), isOwn: set !== undefined };
}
