import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Scanner } from './scanners/scanner-cells.ts';

/** The missing values in one place of a protocol. */
export interface MissingPlace {
  /** The place in the editor where the value is filled in: a field or a section. */
  place: 'title' | 'acquisition';
  /** The first missing cell there, if it is a cell. */
  cell?: { table: TableName; row: number; key: string; scanner?: string };
  text: string;
}

type Rows = readonly AcquisitionRow[];

/** The missing fields of a row, with its name: « Ligne 2 (DP FS sag) : TR, TE ». */
function inRow(
  table: TableName,
  at: number,
  keys: readonly string[],
  rows: Rows,
  scanner: Scanner | undefined,
): MissingPlace {
  const labels = fieldsOf(table).filter(({ key }) => keys.includes(key));
  const name = rows[at]?.name.trim();
  const on = scanner ? `, ${scanner.name}` : '';
  const row = `Ligne ${at + 1}${name ? ` (${name})` : ''}${on}`;
  const cell = {
    table,
    row: at,
    key: labels[0]?.key ?? 'name',
    ...(scanner && { scanner: scanner.id }),
  };
  return { place: 'acquisition', cell, text: `${row}\u00a0: ${labels.map(({ label }) => label).join(', ')}` };
}

/** Texts for the codes of `missingFields`, one line per row. */
export function missingPlaces(
  codes: readonly string[],
  rows: Rows,
  scanners: readonly Scanner[] = [],
): MissingPlace[] {
  const cells = codes.map((code) => code.split('.')).filter((parts) => parts.length >= 3);
  const byRow = Map.groupBy(cells, ([table, , at, on = '']) => `${table}.${at}.${on}`);
  return [
    ...(codes.includes('title') ? [{ place: 'title' as const, text: 'Le titre' }] : []),
    ...(codes.includes('acquisition')
      ? [{ place: 'acquisition' as const, text: 'Au moins une ligne d’acquisition' }]
      : []),
    ...scanners
      .filter(({ id }) => codes.includes(`scanner.${id}`))
      .map(({ name }) => ({
        place: 'acquisition' as const,
        text: `Au moins une ligne d’acquisition pour l’appareil «\u202f${name}\u202f», qui n’en fait aucune`,
      })),
    ...[...byRow.values()].map((own) => {
      const [table, , at, on] = own[0] as [TableName, string, string, string?];
      return inRow(
        table,
        Number(at),
        own.map(([, key]) => key ?? ''),
        rows,
        scanners.find(({ id }) => id === on),
      );
    }),
  ];
}
