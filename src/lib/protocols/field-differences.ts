import { type Entry, entriesOf } from '#lib/items/list-entries.ts';
import type { EditedBody, LineList } from './body-edits.ts';
import type { FieldChange } from './field-changes.ts';
import { comparedText, rowText, valueText } from './field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from './fields/acquisition-fields.ts';
import { type Field, field } from './fields/field.ts';
import { rowLikeness } from './row-likeness.ts';
import { isBlank, saysSame, type Value } from './same-value.ts';
import { scannerCell, withScannerFields } from './scanners/scanner-cells.ts';
import { withScannerIdsOf } from './scanners/scanner-edits.ts';
import { type FieldSection, isLineList, SECTION_SHAPES, SECTIONS } from './sections.ts';

/** Whether a value was added, removed or changed; null when both are equal. */
function valueChange(was: Value, becomes: Value): 'added' | 'removed' | 'changed' | null {
  if (saysSame(was, becomes)) return null;
  if (isBlank(was)) return 'added';
  return isBlank(becomes) ? 'removed' : 'changed';
}

/** The fields of a section; those of the body itself belong to `general`. */
export const fieldsIn = (body: EditedBody, section: FieldSection): Record<string, Value> =>
  (section === 'general' ? body : (body[section] ?? {})) as Record<string, Value>;

function sectionChanges(before: EditedBody, after: EditedBody, section: FieldSection): FieldChange[] {
  const [had, has] = [fieldsIn(before, section), fieldsIn(after, section)];
  return Object.entries(SECTION_SHAPES[section]).flatMap(([key, shape]): FieldChange[] => {
    const [was, becomes] = [had[key], has[key]];
    const change = valueChange(was, becomes);
    if (!change) return [];
    const of = field(key, '', '', shape);
    const path = section === 'general' ? key : `${section}.${key}`;
    const texts = { before: valueText(of, was), after: valueText(of, becomes) };
    return [
      { path, section, field: key, change, ...texts, step: { kind: 'value', section, key, was, becomes } },
    ];
  });
}

interface Whole {
  entry: number;
  change: 'added' | 'removed' | 'moved';
}

/** Entries that were added, removed or moved as a whole, each once. */
function wholeChanges(entries: readonly Entry<unknown>[]): Whole[] {
  return entries.flatMap(({ from, to, stays }, entry): Whole[] => {
    if (to === -1) return [{ entry, change: 'removed' }];
    if (from === -1) return [{ entry, change: 'added' }];
    return stays ? [] : [{ entry, change: 'moved' }];
  });
}

const sameLine = (one: string, other: string): number => (one === other ? 1 : 0);

/** The changes of the lines of a list. */
export const lineEntries = (before: EditedBody, after: EditedBody, list: LineList): Entry<string>[] =>
  entriesOf(before[list] ?? [], after[list] ?? [], sameLine);

function lineChanges(before: EditedBody, after: EditedBody, list: LineList): FieldChange[] {
  const entries = lineEntries(before, after, list);
  return wholeChanges(entries).map(({ entry, change }) => {
    const { before: was, after: is } = entries[entry]!;
    return {
      path: `${list}[${is ?? was}]`,
      section: list,
      change,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
      step: { kind: 'line', list, entries, entry },
    };
  });
}

/** The changes within a row that exists on both sides. */
function cellChanges(
  table: TableName,
  entries: readonly Entry<AcquisitionRow>[],
  entry: number,
  fields: readonly Field[],
): FieldChange[] {
  const { before, after } = entries[entry]!;
  if (!before || !after) return [];
  return fields.flatMap((of): FieldChange[] => {
    const { key } = of;
    const change = valueChange(before[key], after[key]);
    if (!change) return [];
    return [
      {
        path: `acquisition.${table}[${before.name}].${key}`,
        section: 'acquisition',
        table,
        row: after.name,
        field: key,
        ...(scannerCell(key) && { fieldName: of.abbreviation }),
        change: key === 'name' ? 'renamed' : change,
        before: comparedText(of, before),
        after: comparedText(of, after),
        step: { kind: 'row', table, entries, entry, key },
      },
    ];
  });
}

/** The changes of a table's rows in their present order, followed by removed rows. */
export function tableEntries(
  before: EditedBody,
  after: EditedBody,
  table: TableName,
): Entry<AcquisitionRow>[] {
  const rowsOf = ({ acquisition }: EditedBody) => (acquisition?.[table] ?? []) as AcquisitionRow[];
  return entriesOf(rowsOf(before), rowsOf(after), rowLikeness);
}

/** The compared fields of a table, including those for scanners of either protocol. */
export function comparedFields(before: EditedBody, after: EditedBody, table: TableName): readonly Field[] {
  const names = new Map(
    [...(before.scanners ?? []), ...(after.scanners ?? [])].map(({ id, name }) => [id, name]),
  );
  return withScannerFields(
    fieldsOf(table),
    [...names].map(([id, name]) => ({ id, name })),
  );
}

/** Scanners that were added, removed or renamed. */
function scannerChanges(before: EditedBody, after: EditedBody): FieldChange[] {
  const [had, has] = [before, after].map(
    ({ scanners = [] }) => new Map(scanners.map(({ id, name }) => [id, name])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id): FieldChange[] => {
    const [was, becomes] = [had.get(id), has.get(id)];
    if (was === becomes) return [];
    const name = (becomes ?? was)!;
    return [
      {
        path: `scanners[${was ?? name}]`,
        section: 'scanners',
        change: was === undefined ? 'added' : becomes === undefined ? 'removed' : 'renamed',
        before: was,
        after: becomes,
        step: { kind: 'scanner', scanner: { id, name }, was, becomes },
      },
    ];
  });
}

function tableChanges(before: EditedBody, after: EditedBody, table: TableName): FieldChange[] {
  const fields = comparedFields(before, after, table);
  const entries = tableEntries(before, after, table);
  const whole = new Map(wholeChanges(entries).map(({ entry, change }) => [entry, change]));
  return entries.flatMap(({ before: was, after: is }, entry): FieldChange[] => {
    const row = (is ?? was)!;
    const change = whole.get(entry);
    const path = `acquisition.${table}[${(was ?? row).name}]`;
    const about = { path, section: 'acquisition' as const, table, row: row.name };
    const step = { kind: 'row' as const, table, entries, entry };
    const told: FieldChange[] = change
      ? [
          {
            ...about,
            change,
            ...(change === 'removed' && was && { before: rowText(table, was, fields) }),
            ...(change === 'added' && is && { after: rowText(table, is, fields) }),
            step,
          },
        ]
      : [];
    return [...told, ...cellChanges(table, entries, entry, fields)];
  });
}

/** Numbers rows with equal names, and equal lines. */
function withOwnPaths(changes: readonly FieldChange[]): FieldChange[] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const count = (seen.get(change.path) ?? 0) + 1;
    seen.set(change.path, count);
    return count === 1 ? change : { ...change, path: `${change.path}#${count}` };
  });
}

/**
 * The differences between two protocols by section: changed fields, lines and rows that were added, removed
 * or moved, and changes within rows. Rows are matched by name, then by content.
 */
export function fieldDifferences(before: EditedBody, other: EditedBody): FieldChange[] {
  const after = withScannerIdsOf(other, before);
  const changes = SECTIONS.flatMap((section): FieldChange[] => {
    if (section === 'scanners') return scannerChanges(before, after);
    if (section === 'acquisition') return TABLE_NAMES.flatMap((table) => tableChanges(before, after, table));
    if (isLineList(section)) return lineChanges(before, after, section);
    return sectionChanges(before, after, section);
  });
  return withOwnPaths(changes);
}
