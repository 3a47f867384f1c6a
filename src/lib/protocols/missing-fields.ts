import type { ProtocolBody } from './body-schema.ts';
import { type AcquisitionRow, fieldsOf, TABLE_OF_TYPE, type TableName } from './fields/acquisition-fields.ts';
import { isAbsentOn, type Scanner, valueOn } from './scanners/scanner-cells.ts';

/** A protocol as held by its editor, or as stored. */
interface Written {
  title: string;
  body: Pick<ProtocolBody, 'imagingType' | 'acquisition' | 'scanners'>;
}

function isMissing(value: AcquisitionRow[string]): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * The scanners for which a cell has no value: `''` when scanners are not distinguished, or all of them
 * lack it.
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

/** The scanners that acquire no row. */
const withoutRows = (rows: readonly AcquisitionRow[], scanners: readonly Scanner[]): string[] =>
  rows.length === 0
    ? []
    : scanners.filter(({ id }) => rows.every((row) => isAbsentOn(row, id))).map(({ id }) => `scanner.${id}`);

/**
 * The empty fields that a console needs to run the acquisition: `title`,
 * `acquisition` when there is no row for the imaging type, else for example `sequences.tr.0` for the first row's TR;
 * for a single scanner `sequences.tr.0.ge3t`; `scanner.ge3t` when that scanner acquires no row.
 */
export function missingFields({ title, body }: Written): string[] {
  const table = TABLE_OF_TYPE[body.imagingType];
  // The type is widened, since rows of any table are handled by their fields.
  const rows = (body.acquisition?.[table] ?? []) as readonly AcquisitionRow[];
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(rows.length === 0 ? ['acquisition'] : []),
    ...withoutRows(rows, body.scanners ?? []),
    ...rows.flatMap((row, at) => missingIn(table, row, at, body.scanners ?? [])),
  ];
}
