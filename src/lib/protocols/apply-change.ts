import { placesOf, withEntryAt } from '#lib/items/list-entries.ts';
import { type EditedBody, withKey } from './body-edits.ts';
import type { ChangeStep, FieldChange } from './field-changes.ts';
import { fieldsIn } from './field-differences.ts';
import { type AcquisitionRow, ROWS_MAX } from './fields/acquisition-fields.ts';
import { entryLikeness, sameRow, untouchedLikeness } from './row-likeness.ts';
import { saysSame } from './same-value.ts';
import { SCANNERS_MAX } from './scanners/scanner-cells.ts';
import { addScanner, removeScanner, renameScanner } from './scanners/scanner-edits.ts';
import { knowsItsScanners, nameProblem } from './scanners/scanner-names.ts';

/** Maximum number of lines in a list (`body-schema.ts`). */
const LINES_MAX = 50;

type Step<Kind extends ChangeStep['kind']> = Extract<ChangeStep, { kind: Kind }>;

/** An object with a key set, or without the key when the value is empty. */
const withValue = <Of extends object>(of: Of, key: string, value: unknown): Of =>
  withKey(of as Record<string, unknown>, key, value) as Of;

function applyValue(body: EditedBody, { section, key, was, becomes }: Step<'value'>): EditedBody | null {
  const fields = fieldsIn(body, section);
  if (saysSame(fields[key], becomes)) return body;
  if (!saysSame(fields[key], was)) return null;
  if (section === 'general') return withValue(body, key, becomes);
  return withValue(body, section, withValue(fields, key, becomes));
}

/** A list with an entry moved to its current position; null when the list would become too long. */
function placed<Item>(
  list: readonly Item[],
  step: { entries: Parameters<typeof withEntryAt>[1]; entry: number },
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

/** A row, with the index of its entry in the comparison; -1 if it belongs to none. */
interface KnownRow {
  row: AcquisitionRow;
  entry: number;
}

type RowStep = Step<'row'>;

function knownRows(
  rows: readonly AcquisitionRow[],
  entries: RowStep['entries'],
  likenessOf: typeof untouchedLikeness,
): readonly KnownRow[] {
  const places = placesOf(rows, entries, likenessOf);
  return rows.map((row, at) => ({ row, entry: places.indexOf(at) }));
}

/** The rows after moving one to the current position of its entry; null when there would be too many. */
function broughtTo(rows: readonly KnownRow[], step: RowStep, known: KnownRow): readonly KnownRow[] | null {
  const at = new Map(rows.map(({ entry }, index) => [entry, index]));
  const places = step.entries.map((_, entry) => at.get(entry));
  return placed(rows, step, places, known, ROWS_MAX);
}

function afterStep(rows: readonly KnownRow[], step: RowStep): readonly KnownRow[] | null {
  const { before, after } = step.entries[step.entry]!;
  const at = rows.findIndex(({ entry }) => entry === step.entry);
  const known = rows[at];
  if (!before && after) {
    if (known) return sameRow(known.row, after) ? rows : null;
    return broughtTo(rows, step, { row: after, entry: step.entry });
  }
  if (!after) {
    if (!known) return rows;
    return before && sameRow(known.row, before) ? rows.toSpliced(at, 1) : null;
  }
  if (!known || !before) return null;
  const { key } = step;
  if (key === undefined) return broughtTo(rows, step, known);
  const { row } = known;
  if (saysSame(row[key], after[key])) return rows;
  if (!saysSame(row[key], before[key])) return null;
  // Every row has a name, which may be empty in a working copy.
  const changed = key === 'name' ? { ...row, name: after.name } : withValue(row, key, after[key]);
  return rows.with(at, { ...known, row: changed });
}

/** Applies the change of one scanner. */
function applyScanner(body: EditedBody, { scanner, was, becomes }: Step<'scanner'>): EditedBody | null {
  const { scanners = [] } = body;
  const now = scanners.find(({ id }) => id === scanner.id)?.name;
  if (now === becomes) return body;
  if (now !== was) return null;
  if (becomes === undefined) return removeScanner(body, scanner.id);
  if (nameProblem(scanners, becomes, now === undefined ? undefined : scanner.id)) return null;
  if (now !== undefined) return renameScanner(body, scanner.id, becomes);
  return scanners.length < SCANNERS_MAX ? addScanner(body, { id: scanner.id, name: becomes }) : null;
}

const rowsIn = ({ acquisition }: EditedBody, table: RowStep['table']) =>
  (acquisition?.[table] ?? []) as AcquisitionRow[];

const withRows = (body: EditedBody, table: RowStep['table'], rows: readonly KnownRow[]): EditedBody =>
  withValue(
    body,
    'acquisition',
    withValue(
      body.acquisition ?? {},
      table,
      rows.map(({ row }) => row),
    ),
  );

/**
 * Applies one change of a comparison to a body that may have changed since: only if the body still has the change's old
 * value. Returns the same body when it already has the new value, null when the change no longer applies.
 */
export function applyChange(body: EditedBody, { step }: Pick<FieldChange, 'step'>): EditedBody | null {
  if (step.kind === 'value') return applyValue(body, step);
  if (step.kind === 'scanner') return applyScanner(body, step);
  if (step.kind === 'line') {
    const lines = body[step.list] ?? [];
    const next = linesAfter(lines, step);
    if (next === null || next === lines) return next && body;
    return withValue(body, step.list, [...next]);
  }
  const rows = knownRows(rowsIn(body, step.table), step.entries, entryLikeness);
  const next = afterStep(rows, step);
  if (next === null || next === rows) return next && body;
  return ofItsScanners(withRows(body, step.table, next));
}

/** A body whose rows refer only to its own scanners; otherwise null. */
const ofItsScanners = (body: EditedBody) => (knowsItsScanners(body) ? body : null);

const isRemoval = ({ step }: Pick<FieldChange, 'step'>) =>
  step.kind === 'scanner' && step.becomes === undefined;

/**
 * Applies changes of one comparison one after the other. Rows are matched once, before the first change, so that rows
 * with equal names keep their identity. Also returns the number of changes that no longer apply; the body is the same
 * object if it already contains all changes.
 */
export function applyChanges(
  body: EditedBody,
  changes: readonly Pick<FieldChange, 'step'>[],
): { body: EditedBody; refused: number } {
  let now = body;
  let refused = 0;
  const tables = new Map<RowStep['table'], readonly KnownRow[]>();
  // Removing a scanner also removes its cells: it must come after the other changes.
  const inTurn = [...changes.filter((each) => !isRemoval(each)), ...changes.filter(isRemoval)];
  const settle = () => {
    for (const [table, rows] of tables) now = withRows(now, table, rows);
    tables.clear();
  };
  for (const { step } of inTurn) {
    if (step.kind !== 'row') {
      if (isRemoval({ step })) settle();
      const next = applyChange(now, { step });
      if (next === null) refused += 1;
      else now = next;
      continue;
    }
    const { table, entries } = step;
    const rows = tables.get(table) ?? knownRows(rowsIn(body, table), entries, untouchedLikeness);
    const next = afterStep(rows, step);
    if (next === null || !ofItsScanners(withRows(now, table, next))) refused += 1;
    else if (next !== rows) tables.set(table, next);
  }
  settle();
  return { body: now, refused };
}
