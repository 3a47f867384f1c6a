import { fold } from '#lib/domain/fold.ts';
import { unitFactor } from '#lib/kinds/protocol/cells-units.ts';
import { fieldsOf, type TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';

/** What a column of a pasted table holds. */
export interface Column {
  /** One as a rule; « TR/TE » has two, in the order of its cells (« 2800/32 »). */
  fields: readonly Field[];
  /** Unit that its numbers are in, when the heading says one. */
  unit: string;
}

const BRACKETED = /^([^([]*)[([]([^)\]]*)[)\]][\s:*]*$/;
const LAST_WORD = /^(.*\S)[\s,/:]+(\S+)$/s;
/** Units of fields that hold text: a bare number gets the unit of its heading, lest it be lost. */
const TEXT_UNITS = /^(?:[mkg]bq(?:\/kg)?|mci|mm|cm|[km]hz|%|t)$/;
/** What looks like a unit: a short word, or one with a stroke. */
const LIKE_UNIT = /^\S{1,5}$|\//;

/** « Séquences », « TR : », « b-values » → as names of fields are compared. */
export function plainHeading(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}%]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' ');
}

type Names = ReadonlyMap<string, Field>;

/** The fields of a table by every heading they may have; the table's first wins. */
export function headingsOf(table: TableName): Names {
  const names = fieldsOf(table).flatMap((field) =>
    [field.abbreviation, field.label, ...(field.aliases ?? [])].map(
      (name) => [plainHeading(name), field] as const,
    ),
  );
  return new Map(names.reverse());
}

function unitOf(field: Field): string {
  return 'unit' in field.shape ? field.shape.unit : '';
}

/** The unit to read a column in: undefined when the heading's is of something else, so that no number is misread. */
function unitFor(field: Field, given: string): string | undefined {
  const unit = given.trim().replace(/^en\s+/i, '');
  const own = unitOf(field);
  if (own !== '' && unitFactor(unit, own) !== undefined) return unit;
  if (own !== '' && LIKE_UNIT.test(unit)) return undefined;
  return own === '' && TEXT_UNITS.test(unit.toLowerCase()) ? unit : '';
}

interface Split {
  name: string;
  unit: string;
  /** Whether what is no unit may stand there: « FOV (lecture) ». */
  remarks: boolean;
}

/** « TR », « TR (ms) », « TR [ms] », « TR en ms », « TR\nms »: the name and what may be its unit. */
function splits(text: string): Split[] {
  const [, before = '', inside = ''] = BRACKETED.exec(text) ?? [];
  const [, words = '', last = ''] = LAST_WORD.exec(text) ?? [];
  const all = [
    { name: before, unit: inside, remarks: true },
    { name: text, unit: '', remarks: true },
    { name: words.replace(/\s+en$/i, ''), unit: last, remarks: false },
  ];
  return all.filter(({ name }) => name !== '');
}

/** The fields of a heading without unit: one, or several between strokes. */
function fieldsNamed(names: Names, name: string): Field[] {
  const whole = names.get(plainHeading(name));
  if (whole) return [whole];
  const fields = name.split('/').map((each) => names.get(plainHeading(each)));
  return fields.every((field) => field !== undefined) ? fields : [];
}

/** The column that a heading names, or undefined. */
export function readHeading(names: Names, heading: string): Column | undefined {
  for (const { name, unit, remarks } of splits(heading.trim())) {
    const fields = fieldsNamed(names, name);
    const [first] = fields;
    if (!first) continue;
    const read = unitFor(first, unit);
    return read === undefined || (read === '' && !remarks) ? undefined : { fields, unit: read };
  }
  return undefined;
}

/** The unit that a second line of headings gives to a column, undefined when its cell is no unit of it. */
export function readUnit(column: Column, text: string): string | undefined {
  const [field] = column.fields;
  const unit = text.trim().replace(/^[([](.*)[)\]]$/, '$1');
  if (!field || unit === '') return undefined;
  const own = unitOf(field);
  return unitFactor(unit, own) === undefined || own === '' ? undefined : unit;
}
