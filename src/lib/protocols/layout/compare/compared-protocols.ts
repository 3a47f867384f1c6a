import type { ComparedSide } from '#lib/items/comparison.ts';
import type { Entry } from '#lib/items/list-entries.ts';
import type { LineList } from '../../body-edits.ts';
import type { ProtocolBody } from '../../body-schema.ts';
import { columnName, fieldName, SECTION_NAMES } from '../../changes-texts.ts';
import { compareMessages as m } from '../../compare-texts.ts';
import { comparedFields, fieldsIn, lineEntries, tableEntries } from '../../field-differences.ts';
import { comparedText, rowText, valueText } from '../../field-text.ts';
import {
  type AcquisitionRow,
  TABLE_NAMES,
  TABLE_OF_TYPE,
  type TableName,
} from '../../fields/acquisition-fields.ts';
import { type Field, field } from '../../fields/field.ts';
import { isBlank, saysSame, type Value } from '../../same-value.ts';
import { withScannerIdsOf } from '../../scanners/scanner-edits.ts';
import { type FieldSection, isLineList, SECTION_SHAPES, SECTIONS, type SectionName } from '../../sections.ts';
import { protocolMessages } from '../../texts.ts';

/** A value in both protocols, as text; empty when a protocol has none. */
export interface ComparedValue {
  label: string;
  before: string;
  after: string;
  differs: boolean;
}

export type Mark = 'before-only' | 'after-only' | 'moved' | 'changed' | 'same';

export interface ComparedLine {
  text: string;
  mark: Mark;
}

export interface ComparedRow {
  name: string;
  /** The row's name in the first protocol, if different. */
  otherName: string | undefined;
  marks: Mark[];
  /** By column, for a row in both protocols; for other rows, a text with all values. */
  cells: ComparedValue[] | string;
}

export interface ComparedTable {
  title: string;
  columns: string[];
  rows: ComparedRow[];
}

export interface ComparedSection {
  name: SectionName;
  title: string;
  values: ComparedValue[];
  lines: ComparedLine[];
  tables: ComparedTable[];
}

type Side = Pick<ComparedSide<ProtocolBody>, 'id' | 'title' | 'tags' | 'body'>;

function valuesOf(before: ProtocolBody, after: ProtocolBody, section: FieldSection): ComparedValue[] {
  const [had, has] = [fieldsIn(before, section), fieldsIn(after, section)];
  return Object.entries(SECTION_SHAPES[section]).flatMap(([key, shape]) => {
    if (isBlank(had[key]) && isBlank(has[key])) return [];
    const of = field(key, '', '', shape);
    return [
      {
        label: fieldName({ section, field: key }),
        before: valueText(of, had[key]),
        after: valueText(of, has[key]),
        differs: !saysSame(had[key], has[key]),
      },
    ];
  });
}

/** Compares the tags, and the title if both sides are versions of one protocol (otherwise titles always differ). */
function headValues(before: Side, after: Side): ComparedValue[] {
  const value = (label: string, was: string, is: string) =>
    was + is === '' ? [] : [{ label, before: was, after: is, differs: was !== is }];
  return [
    ...(before.id === after.id ? value(m.title, before.title, after.title) : []),
    ...value(m.tags, before.tags.join(', '), after.tags.join(', ')),
  ];
}

function markOf({ from, to, stays }: Entry<unknown>): Mark {
  if (to === -1) return 'before-only';
  if (from === -1) return 'after-only';
  return stays ? 'same' : 'moved';
}

const linesOf = (before: ProtocolBody, after: ProtocolBody, list: LineList): ComparedLine[] =>
  lineEntries(before, after, list).map((entry) => ({
    text: (entry.after ?? entry.before)!,
    mark: markOf(entry),
  }));

/** Whether either row has a value of its own in a scanner's cell: otherwise only the shared value is compared. */
const isSaid = ({ key }: Field, before: AcquisitionRow, after: AcquisitionRow) =>
  before[key] !== undefined || after[key] !== undefined;

function rowOf(
  table: TableName,
  entry: Entry<AcquisitionRow>,
  columns: readonly string[],
  fields: readonly Field[],
): ComparedRow {
  const { before, after } = entry;
  const row = (after ?? before)!;
  const mark = markOf(entry);
  const about = { name: row.name, otherName: undefined };
  if (!before || !after) return { ...about, marks: [mark], cells: rowText(table, row, fields, columnName) };
  const cells = fields
    .filter(({ key }) => columns.includes(key))
    .map((of) => ({
      label: columnName(of),
      before: isSaid(of, before, after) ? comparedText(of, before) : '',
      after: isSaid(of, before, after) ? comparedText(of, after) : '',
      differs: !saysSame(before[of.key], after[of.key]),
    }));
  const isChanged = before.name !== after.name || cells.some(({ differs }) => differs);
  return {
    ...about,
    otherName: before.name === after.name ? undefined : before.name,
    marks: [...(mark === 'moved' ? [mark] : []), ...(isChanged ? (['changed'] as const) : [])],
    cells,
  };
}

/** A table whose columns are the fields that differ in any row, or all filled fields when everything is shown. */
function tableOf(before: ProtocolBody, after: ProtocolBody, table: TableName, all: boolean): ComparedTable[] {
  const entries = tableEntries(before, after, table);
  const fields = comparedFields(before, after, table);
  const isColumn = (key: string) =>
    entries.some(({ before: was, after: is }) => {
      const values: Value[] = [was?.[key], is?.[key]];
      return was && is && (all ? !values.every(isBlank) : !saysSame(was[key], is[key]));
    });
  const columns = fields.filter(({ key }) => key !== 'name' && isColumn(key));
  const keys = columns.map(({ key }) => key);
  const rows = entries
    .map((entry) => rowOf(table, entry, keys, fields))
    .filter(({ marks }) => all || marks.length > 0);
  if (rows.length === 0) return [];
  const headings = columns.map(({ key, abbreviation }) =>
    fieldName({ section: 'acquisition', table, field: key, fieldName: abbreviation }),
  );
  return [{ title: protocolMessages.tables[table], columns: headings, rows }];
}

function tablesOf(before: ProtocolBody, after: ProtocolBody, all: boolean): ComparedTable[] {
  if (TABLE_OF_TYPE[before.imagingType] !== TABLE_OF_TYPE[after.imagingType]) return [];
  return TABLE_NAMES.flatMap((table) => tableOf(before, after, table, all));
}

/** Compares the scanners that either protocol distinguishes, by name. */
function scannerLines(
  { scanners: had = [] }: ProtocolBody,
  { scanners: has = [] }: ProtocolBody,
): ComparedLine[] {
  const names = (list: typeof had) => list.map(({ name }) => name);
  const [were, are] = [names(had), names(has)];
  return [...new Set([...were, ...are])].map((text) => ({
    text,
    mark: !were.includes(text) ? 'after-only' : !are.includes(text) ? 'before-only' : 'same',
  }));
}

/** Two protocols side by side, by section: only the differences, or everything. */
export function comparedSections(before: Side, after: Side, all: boolean): ComparedSection[] {
  const was = before.body;
  const is = withScannerIdsOf(after.body, was) as ProtocolBody;
  return SECTIONS.map((name): ComparedSection => {
    const section = { name, title: SECTION_NAMES[name], values: [], lines: [], tables: [] };
    if (name === 'acquisition') return { ...section, tables: tablesOf(was, is, all) };
    if (name === 'scanners') {
      const lines = scannerLines(was, is).filter(({ mark }) => all || mark !== 'same');
      return { ...section, lines };
    }
    if (isLineList(name)) {
      const lines = linesOf(was, is, name).filter(({ mark }) => all || mark !== 'same');
      return { ...section, lines };
    }
    const values = [...(name === 'general' ? headValues(before, after) : []), ...valuesOf(was, is, name)];
    return { ...section, values: values.filter(({ differs }) => all || differs) };
  }).filter(({ values, lines, tables }) => values.length + lines.length + tables.length > 0);
}

/** Number of fields, lines and rows that differ. */
export function countDifferences(before: Side, after: Side): number {
  return comparedSections(before, after, false)
    .flatMap(({ values, lines, tables }) => [
      values.length,
      lines.length,
      ...tables.flatMap(({ rows }) =>
        rows.map(({ cells, marks, otherName }) =>
          typeof cells === 'string'
            ? 1
            : cells.filter(({ differs }) => differs).length +
              (marks.includes('moved') ? 1 : 0) +
              (otherName === undefined ? 0 : 1),
        ),
      ),
    ])
    .reduce((sum, count) => sum + count, 0);
}
