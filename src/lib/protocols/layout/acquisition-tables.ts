import type { Acquisition } from '../acquisition-schema.ts';
import { cellText, headingUnit, valueText } from '../field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { protocolMessages as m } from '../texts.ts';
import { tableTotal } from '../totals.ts';

export interface AcquisitionColumn {
  /** Abbreviated, as it fits a narrow column. */
  label: string;
  /** The field's whole name. */
  title: string;
  unit: string | undefined;
}

/** A dense table ready to lay out: every cell is text, empty when the protocol says nothing. */
export interface AcquisitionTable {
  title: string;
  /** Columns that at least one row fills. */
  columns: AcquisitionColumn[];
  rows: { name: string; cells: string[] }[];
  /** What the rows add up to, e.g. « Durée totale : 18 min 30 s ». */
  totals: { label: string; value: string }[];
}

function totalsOf(table: TableName, rows: readonly AcquisitionRow[]): AcquisitionTable['totals'] {
  const label = m.totals[table];
  const total = tableTotal(table, rows);
  if (!total || !label) return [];
  const value = valueText(total.field, total.value);
  return [{ label, value: total.complete ? value : m.atLeast(value) }];
}

function tableOf(table: TableName, rows: readonly AcquisitionRow[]): AcquisitionTable {
  const filled = fieldsOf(table).filter(
    (field) => field.key !== 'name' && rows.some((row) => cellText(field, row[field.key]) !== ''),
  );
  return {
    title: m.tables[table],
    columns: filled.map((field) => ({
      label: field.abbreviation,
      title: field.label,
      unit: headingUnit(field) || undefined,
    })),
    rows: rows.map((row) => ({
      name: row.name,
      cells: filled.map((field) => cellText(field, row[field.key])),
    })),
    totals: totalsOf(table, rows),
  };
}

/** The tables of an acquisition, those that hold something, with the totals their rows add up to. */
export function acquisitionTables(acquisition: Acquisition = {}): AcquisitionTable[] {
  return TABLE_NAMES.flatMap((table) => {
    const rows = acquisition[table] ?? [];
    return rows.length > 0 ? [tableOf(table, rows as readonly AcquisitionRow[])] : [];
  });
}
