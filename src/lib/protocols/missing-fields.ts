import type { ProtocolBody } from './body-schema.ts';
import { type AcquisitionRow, fieldsOf, TABLE_OF_TYPE, type TableName } from './fields/acquisition-fields.ts';
import { isAbsentOn, type Scanner, valueOn } from './scanners/scanner-cells.ts';

/** A protocol as its editor holds it, or as it is stored. */
interface Written {
  title: string;
  body: Pick<ProtocolBody, 'imagingType' | 'acquisition' | 'scanners'>;
}

function isMissing(value: AcquisitionRow[string]): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * The scanners on which a cell lacks a value: `''` where scanners are not distinguished, or where it is missing on
 * all of them.
 */
function lackingOn(row: AcquisitionRow, key: string, scanners: readonly Scanner[]): string[] {
  const making = scanners.filter(({ id }) => !isAbsentOn(row, id));
  if (making.length === 0) return isMissing(row[key]) ? [''] : [];
  const lacking = making.filter(({ id }) => isMissing(valueOn(row, key, id)));
  if (lacking.length === making.length && isMissing(row[key])) return [''];
  return lacking.map(({ id }) => id);
}

function missingIn(
  table: TableName,
  row: AcquisitionRow,
  at: number,
  scanners: readonly Scanner[],
): string[] {
  const required = fieldsOf(table).filter((field) => field.required);
  return required.flatMap(({ key }) =>
    lackingOn(row, key, scanners).map((id) => `${table}.${key}.${at}${id && `.${id}`}`),
  );
}

/** The scanners for which no row is left. */
const withoutRows = (rows: readonly AcquisitionRow[], scanners: readonly Scanner[]): string[] =>
  rows.length === 0
    ? []
    : scanners.filter(({ id }) => rows.every((row) => isAbsentOn(row, id))).map(({ id }) => `scanner.${id}`);

/**
 * The fields without which a console cannot make the acquisition and which nobody has filled in yet: `title`,
 * `acquisition` when there is no row of the protocol's type, else `sequences.tr.0` for the first row's TR; on one
 * scanner alone `sequences.tr.0.ge3t`; `scanner.ge3t` where that one makes no row at all.
 */
export function missingFields({ title, body }: Written): string[] {
  const table = TABLE_OF_TYPE[body.imagingType];
  // Rows of any table are handled by their fields.
  const rows = (body.acquisition?.[table] ?? []) as readonly AcquisitionRow[];
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(rows.length === 0 ? ['acquisition'] : []),
    ...withoutRows(rows, body.scanners ?? []),
    ...rows.flatMap((row, at) => missingIn(table, row, at, body.scanners ?? [])),
  ];
}
