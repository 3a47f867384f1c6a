import { type AcquisitionRow, fieldsOf, type TableName } from './fields/acquisition-fields.ts';

/** What is missing at one place of a protocol. */
export interface MissingPlace {
  /** Where it is mended: a field or a section of the editor. */
  place: 'title' | 'acquisition';
  /** The first cell that is missing there, where it is one. */
  cell?: { table: TableName; row: number; key: string };
  text: string;
}

type Rows = readonly AcquisitionRow[];

/** The fields that a row lacks, the row being named: « Ligne 2 (DP FS sag) : TR, TE ». */
function inRow(table: TableName, at: number, keys: readonly string[], rows: Rows): MissingPlace {
  const labels = fieldsOf(table).filter(({ key }) => keys.includes(key));
  const name = rows[at]?.name.trim();
  const row = `Ligne ${at + 1}${name ? ` (${name})` : ''}`;
  const cell = { table, row: at, key: labels[0]?.key ?? 'name' };
  return { place: 'acquisition', cell, text: `${row}\u00a0: ${labels.map(({ label }) => label).join(', ')}` };
}

/** What codes of `missingFields` say, a line for each row. */
export function missingPlaces(codes: readonly string[], rows: Rows): MissingPlace[] {
  const cells = codes.map((code) => code.split('.')).filter((parts) => parts.length === 3);
  const byRow = Map.groupBy(cells, ([table, , at]) => `${table}.${at}`);
  return [
    ...(codes.includes('title') ? [{ place: 'title' as const, text: 'Le titre' }] : []),
    ...(codes.includes('acquisition')
      ? [{ place: 'acquisition' as const, text: 'Au moins une ligne d’acquisition' }]
      : []),
    ...[...byRow.values()].map((own) => {
      const [table, , at] = own[0] as [TableName, string, string];
      return inRow(
        table,
        Number(at),
        own.map(([, key]) => key ?? ''),
        rows,
      );
    }),
  ];
}
