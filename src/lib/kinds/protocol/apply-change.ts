import { placesOf, withEntryAt } from '#lib/domain/list-entries.ts';
import { type EditedBody, withKey } from './body-edits.ts';
import { type ChangeStep, type FieldChange, saysSame } from './field-changes.ts';
import { fieldsIn } from './field-differences.ts';
import { type AcquisitionRow, ROWS_MAX } from './fields/acquisition-fields.ts';
import { entryLikeness } from './row-likeness.ts';

/** Lines of a list (`body-schema.ts`). */
const LINES_MAX = 50;

type Step<Kind extends ChangeStep['kind']> = Extract<ChangeStep, { kind: Kind }>;

/** An object with a key set, or without it when there is nothing to say. */
const withValue = <Of extends object>(of: Of, key: string, value: unknown): Of =>
  withKey(of as Record<string, unknown>, key, value) as Of;

function applyValue(body: EditedBody, { section, key, was, becomes }: Step<'value'>): EditedBody | null {
  const fields = fieldsIn(body, section);
  if (saysSame(fields[key], becomes)) return body;
  if (!saysSame(fields[key], was)) return null;
  if (section === 'general') return withValue(body, key, becomes);
  return withValue(body, section, withValue(fields, key, becomes));
}

/** A list with an entry brought to where it stands now; null when it would hold too much. */
function placed<Item>(
  list: readonly Item[],
  step: { entries: Parameters<typeof withEntryAt<Item>>[1]; entry: number },
  places: readonly (number | undefined)[],
  item: Item,
  most: number,
): readonly Item[] | null {
  const next = withEntryAt(list, step.entries, places, { entry: step.entry, item });
  if (next.length > most) return null;
  return next.every((each, at) => each === list[at]) && next.length === list.length ? list : next;
}

function linesAfter(lines: readonly string[], step: Step<'line'>): readonly string[] | null {
  const { after } = step.entries[step.entry]!;
  const places = placesOf(lines, step.entries, (line, { before, after }) =>
    line === (before ?? after) ? 1 : 0,
  );
  const at = places[step.entry];
  if (after === undefined) return at === undefined ? lines : lines.toSpliced(at, 1);
  const isAdded = step.entries[step.entry]!.from === -1;
  if (at === undefined) return isAdded ? placed(lines, step, places, after, LINES_MAX) : null;
  return isAdded ? lines : placed(lines, step, places, after, LINES_MAX);
}

const sameRow = (one: AcquisitionRow, other: AcquisitionRow): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => saysSame(one[key], other[key]));

function rowsAfter(rows: readonly AcquisitionRow[], step: Step<'row'>): readonly AcquisitionRow[] | null {
  const { before, after } = step.entries[step.entry]!;
  const places = placesOf(rows, step.entries, entryLikeness);
  const at = places[step.entry];
  const row = at === undefined ? undefined : rows[at]!;
  if (!before && after) {
    if (row) return sameRow(row, after) ? rows : null;
    return placed(rows, step, places, after, ROWS_MAX);
  }
  if (!after) {
    if (!row || at === undefined) return rows;
    return before && sameRow(row, before) ? rows.toSpliced(at, 1) : null;
  }
  if (!row || at === undefined || !before) return null;
  const { key } = step;
  if (key === undefined) return placed(rows, step, places, row, ROWS_MAX);
  if (saysSame(row[key], after[key])) return rows;
  if (!saysSame(row[key], before[key])) return null;
  // A row always has a name, though it may be empty in a working copy.
  return rows.with(at, key === 'name' ? { ...row, name: after.name } : withValue(row, key, after[key]));
}

/**
 * Makes one change of a comparison to a body that may have moved on since: only where that still says what the change
 * was made to. Returns the body itself when it says so already, null when the change no longer applies.
 */
export function applyChange(body: EditedBody, { step }: Pick<FieldChange, 'step'>): EditedBody | null {
  if (step.kind === 'value') return applyValue(body, step);
  if (step.kind === 'line') {
    const lines = body[step.list] ?? [];
    const next = linesAfter(lines, step);
    if (next === null || next === lines) return next && body;
    return withValue(body, step.list, [...next]);
  }
  const acquisition = body.acquisition ?? {};
  const rows = (acquisition[step.table] ?? []) as AcquisitionRow[];
  const next = rowsAfter(rows, step);
  if (next === null || next === rows) return next && body;
  return withValue(body, 'acquisition', withValue(acquisition, step.table, next));
}
