import type { Acquisition } from '../acquisition-schema.ts';
import { cellText, headingUnit, valueText } from '../field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { rowsFor } from '../scanners/rows-for.ts';
import { isAbsentOn, type Scanner, saysSomewhere, variesOn } from '../scanners/scanner-cells.ts';
import { scannersMessages as texts } from '../scanners-texts.ts';
import { protocolMessages as m } from '../texts.ts';
import { tableTotal } from '../totals.ts';

export interface AcquisitionColumn {
  /** Abbreviated, for a narrow column. */
  label: string;
  /** The field's full name. */
  title: string;
  unit: string | undefined;
}

/** A table ready for layout: every cell is text, empty when the protocol gives no value. */
export interface AcquisitionTable {
  title: string;
  /** Columns with a value in at least one row. */
  columns: AcquisitionColumn[];
  rows: { name: string; cells: string[] }[];
  /** Totals over the rows, e.g. « Durée totale : 18 min 30 s ». */
  totals: { label: string; value: string }[];
}

type Total = AcquisitionTable['totals'][number];

function totalOf(table: TableName, rows: readonly AcquisitionRow[]): Total[] {
  const label = m.totals[table];
  const total = tableTotal(table, rows);
  if (!total || !label) return [];
  const value = valueText(total.field, total.value);
  return [{ label, value: total.complete ? value : m.atLeast(value) }];
}

/** Totals over the rows; one for each scanner, if they differ. */
function totalsOf(table: TableName, rows: readonly AcquisitionRow[], scanners: readonly Scanner[]): Total[] {
  if (scanners.length === 0) return totalOf(table, rows);
  const totals = scanners.map(({ id }) => totalOf(table, rowsFor(rows, id)));
  const [first] = totals;
  if (first && totals.every((each) => each[0]?.value === first[0]?.value)) return first;
  return totals.flatMap((own, at) =>
    own.map(({ label, value }) => ({ label: texts.ofScanner(label, scanners[at]?.name ?? ''), value })),
  );
}

/** The name of a row, with the scanners that do not acquire it. */
function nameOf(row: AcquisitionRow, scanners: readonly Scanner[]): string {
  const without = scanners.filter(({ id }) => isAbsentOn(row, id)).map(({ name }) => name);
  const notes = [
    ...(without.length > 0 ? [texts.except(without)] : []),
    ...(variesOn(row, 'name', scanners) ? [texts.varies] : []),
  ];
  return notes.length > 0 ? `${row.name} (${notes.join('\u202f; ')})` : row.name;
}

function tableOf(
  table: TableName,
  rows: readonly AcquisitionRow[],
  scanners: readonly Scanner[],
): AcquisitionTable {
  const filled = fieldsOf(table).filter(
    ({ key }) => key !== 'name' && rows.some((row) => saysSomewhere(row, key, scanners)),
  );
  return {
    title: m.tables[table],
    columns: filled.map((field) => ({
      label: field.abbreviation,
      title: field.label,
      unit: headingUnit(field) || undefined,
    })),
    rows: rows.map((row) => ({
      name: nameOf(row, scanners),
      cells: filled.map((field) =>
        variesOn(row, field.key, scanners) ? texts.varies : cellText(field, row[field.key]),
      ),
    })),
    totals: totalsOf(table, rows, scanners),
  };
}

/**
 * The non-empty tables of an acquisition, with totals over their rows. If the protocol distinguishes scanners
 * and none is chosen, a value that differs between them is replaced by a note that it varies.
 */
export function acquisitionTables(
  acquisition: Acquisition = {},
  scanners: readonly Scanner[] = [],
): AcquisitionTable[] {
  return TABLE_NAMES.flatMap((table) => {
    const rows = acquisition[table] ?? [];
    return rows.length > 0 ? [tableOf(table, rows as readonly AcquisitionRow[], scanners)] : [];
  });
}
