import { fold } from '#lib/platform/fold.ts';
import { unitFactor } from '../cells-units.ts';
import { fieldsOf, type TableName } from '../fields/acquisition-fields.ts';
import type { Field } from '../fields/field.ts';

/** The interpretation of a column of a pasted table. */
export interface Column {
  /**
   * Usually one field; « TR/TE » has two, in the order of its values (« 2800/32 »). In « WFS/BW », chosen by hand, the
   * first is not one of our fields: undefined.
   */
  fields: readonly (Field | undefined)[];
  /** Unit of its numbers, if the heading gives one; for durations also the format of clock times (`CLOCKS`). */
  unit: string;
}

/** Formats of clock times, by their notation in headings without spaces. */
const CLOCKS: readonly [RegExp, string][] = [
  [/^h{1,2}(?:eures?)?:m{1,2}(?:in|n)?:s{1,2}(?:ec)?$/, 'h:m:s'],
  [/^m{1,2}(?:in|n)?[:'’′]s{1,2}(?:ec)?["”″]?$/, 'm:s'],
  [/^h{1,2}(?:eures?)?:m{1,2}(?:in|n)?$/, 'h:m'],
];
/** Maximum length of a heading. */
const HEADING_MAX = 120;
/** Matches the mark of a footnote at the end of a heading. */
const NOTE = /[⁰¹²³⁴-⁹*†‡§]+$/;

const BRACKETED = /^([^([]*)[([]([^)\]]*)[)\]][\s:*]*$/;
const LAST_WORD = /^(.*[^\s,/:])[\s,/:]+([^\s,/:]+(?:\/[^\s,/:]+)?)$/s;
/** Matches units in headings of text fields: they are added to bare numbers, so that they are not lost. */
const TEXT_UNITS = /^(?:[mkg]bq(?:\/kg)?|mci|mm|cm|[km]hz|%|t)$/;
/** Matches a text that may be a unit: a short word, or one with a slash. */
const LIKE_UNIT = /^\S{1,5}$|\//;

/** Normalises a heading for comparison with names of fields: « Séquences », « TR : », « b-values ». */
export function plainHeading(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}%]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' ');
}

/** The fields of a table by their possible headings. */
export type Names = ReadonlyMap<string, Field>;

function namesOf(table: TableName): Names {
  const names = fieldsOf(table).flatMap((field) =>
    [field.abbreviation, field.label, ...(field.aliases ?? []), ...(field.percentAliases ?? [])].map(
      (name) => [plainHeading(name), field] as const,
    ),
  );
  return new Map(names.reverse());
}

const KNOWN = new Map<TableName, Names>();

/** The fields of a table by every possible heading; for equal headings, the first field wins. */
export function headingsOf(table: TableName): Names {
  const names = KNOWN.get(table) ?? namesOf(table);
  KNOWN.set(table, names);
  return names;
}

function unitOf(field: Field): string {
  return 'unit' in field.shape ? field.shape.unit : '';
}

/** The format of clock times in a column, if its heading or unit gives it. */
function clockOf(unit: string): string | undefined {
  const plain = unit.toLowerCase().replace(/[\s.]/g, '');
  return CLOCKS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The unit in the field's spelling, if its numbers may have that unit; otherwise undefined. */
function unitOfField(field: Field, unit: string): string | undefined {
  const own = unitOf(field);
  if (own === '') return undefined;
  if (field.shape.kind === 'duration' && clockOf(unit)) return clockOf(unit);
  if (field.percentOf !== undefined && /^(?:%|pourcent|percent)$/.test(unit.toLowerCase())) return '%';
  return unitFactor(unit, own) === undefined ? undefined : unit;
}

/** The unit of a column's numbers; undefined when the heading's unit is incompatible, so that no number is misread. */
function unitFor(field: Field, given: string): string | undefined {
  const unit = given.trim().replace(/^en\s+/i, '');
  const own = unitOfField(field, unit);
  if (own !== undefined) return own;
  if (unitOf(field) !== '' && LIKE_UNIT.test(unit)) return undefined;
  return unitOf(field) === '' && TEXT_UNITS.test(unit.toLowerCase()) ? unit : '';
}

interface Split {
  name: string;
  unit: string;
  /** Whether remarks that are not units are allowed in this position: « FOV (lecture) ». */
  remarks: boolean;
}

/** « TR », « TR (ms) », « TR [ms] », « TR en ms », « TR\nms »: splits into the name and a possible unit. */
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

/** The fields named by a heading without its unit: one, or several separated by slashes. */
function fieldsNamed(names: Names, name: string): Field[] {
  const whole = names.get(plainHeading(name));
  if (whole) return [whole];
  const fields = name.split('/').map((each) => names.get(plainHeading(each)));
  return fields.every((field) => field !== undefined) ? fields : [];
}

function columnNamed(names: Names, heading: string): Column | undefined {
  for (const { name, unit, remarks } of splits(heading)) {
    const fields = fieldsNamed(names, name);
    const [first] = fields;
    if (!first) continue;
    const isPercentage = (first.percentAliases ?? []).some(
      (each) => plainHeading(each) === plainHeading(name),
    );
    const read = isPercentage && unit.trim() === '' ? '%' : unitFor(first, unit);
    return read === undefined || (read === '' && !remarks) ? undefined : { fields, unit: read };
  }
  return undefined;
}

/** The column that a heading describes, or undefined; a footnote mark at its end is ignored. */
export function readHeading(names: Names, heading: string): Column | undefined {
  const text = heading.trim();
  if (text === '' || text.length > HEADING_MAX) return undefined;
  return (
    columnNamed(names, text) ?? (NOTE.test(text) ? columnNamed(names, text.replace(NOTE, '')) : undefined)
  );
}

/** The unit that a second heading line gives to a column; undefined when its cell is not a unit for that column. */
export function readUnit({ fields }: Column, text: string): string | undefined {
  const field = fields.find((each) => each !== undefined);
  const unit = text.trim().replace(/^[([](.*)[)\]]$/, '$1');
  if (!field || unit === '') return undefined;
  return (
    unitOfField(field, unit) ??
    (unitOf(field) === '' && TEXT_UNITS.test(unit.toLowerCase()) ? unit : undefined)
  );
}

/** The column for a field chosen by a person, with the heading's unit if it has one. */
export function chosenColumn(names: Names, field: Field, heading: string): Column {
  const text = heading.trim().slice(0, HEADING_MAX);
  const parts = text.split('/').map((part) => names.get(plainHeading(part)));
  if (parts.length > 1 && parts.includes(field))
    return { fields: parts.map((each) => (each === field ? field : undefined)), unit: '' };
  const [, inside = ''] = /[([]([^)\]]*)[)\]]/.exec(text) ?? [];
  const [, , last = ''] = LAST_WORD.exec(text) ?? [];
  const unit = unitOfField(field, inside) ?? unitOfField(field, last);
  return { fields: [field], unit: unit ?? (unitOf(field) !== '' && LIKE_UNIT.test(inside) ? inside : '') };
}
