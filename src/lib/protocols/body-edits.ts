import type { ProtocolBody } from './body-schema.ts';
import type { AcquisitionRow, TableName } from './fields/acquisition-fields.ts';

/** Edits of a protocol's body. Pure functions: unaffected parts stay the same objects, and empty parts are removed. */

/** A protocol as its editor holds it; the review status is changed by the steps of the review. */
export type EditedBody = Omit<ProtocolBody, 'reviewStatus'> & Partial<Pick<ProtocolBody, 'reviewStatus'>>;

/** The keys of the body that contain facts, each with a name. */
export type FactSection = 'suitability' | 'preparation' | 'contrast' | 'doseReference' | 'tolerances';
export type FactsOf<Section extends FactSection> = NonNullable<ProtocolBody[Section]>;

/** The keys of the body that contain lists of lines. */
export const LINE_LISTS = [
  'indications',
  'contraindications',
  'postProcessing',
  'pitfalls',
  'successCriteria',
  'references',
] as const satisfies (keyof ProtocolBody)[];
export type LineList = (typeof LINE_LISTS)[number];

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** An object with a key set, or without the key when the value is empty. */
export function withKey<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | undefined,
): Whole {
  if (whole[key] === value) return whole;
  const { [key]: before, ...others } = whole;
  if (!isNothing(value)) return { ...whole, [key]: value };
  return before === undefined ? whole : (others as Whole);
}

/** A body with one fact changed. */
export function setFact<Section extends FactSection, Key extends keyof FactsOf<Section>>(
  body: EditedBody,
  section: Section,
  key: Key,
  value: FactsOf<Section>[Key],
): EditedBody {
  const facts = (body[section] ?? {}) as FactsOf<Section>;
  const next = withKey(facts, key, value);
  return next === facts ? body : withKey(body, section, next as EditedBody[Section]);
}

/** The rows of a table. */
export function rowsOf(body: EditedBody, table: TableName): readonly AcquisitionRow[] {
  return (body.acquisition?.[table] ?? NO_ROWS) as readonly AcquisitionRow[];
}
/** A shared empty list: a constant object does not trigger renders. */
const NO_ROWS: readonly AcquisitionRow[] = [];

/** A body with a table's rows replaced. */
export function setRows(body: EditedBody, table: TableName, rows: readonly AcquisitionRow[]): EditedBody {
  if (rows === rowsOf(body, table)) return body;
  const before = body.acquisition ?? {};
  const next = withKey(before, table, rows as unknown as (typeof before)[TableName]);
  return next === before ? body : withKey(body, 'acquisition', next);
}
