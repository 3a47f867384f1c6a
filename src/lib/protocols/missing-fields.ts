import type { ProtocolBody } from './body-schema.ts';
import { type AcquisitionRow, fieldsOf, TABLE_OF_TYPE, type TableName } from './fields/acquisition-fields.ts';

/** A protocol as its editor holds it, or as it is stored. */
interface Written {
  title: string;
  body: Pick<ProtocolBody, 'imagingType' | 'acquisition'>;
}

function isMissing(value: AcquisitionRow[string]): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function missingIn(table: TableName, row: AcquisitionRow, at: number): string[] {
  const required = fieldsOf(table).filter((field) => field.required);
  return required.filter(({ key }) => isMissing(row[key])).map(({ key }) => `${table}.${key}.${at}`);
}

/**
 * The fields without which a console cannot make the acquisition and which nobody has filled in yet: `title`,
 * `acquisition` when there is no row of the protocol's type, else `sequences.tr.0` for the first row's TR.
 */
export function missingFields({ title, body }: Written): string[] {
  const table = TABLE_OF_TYPE[body.imagingType];
  // Rows of whatever table are handled by its fields alone.
  const rows = (body.acquisition?.[table] ?? []) as readonly AcquisitionRow[];
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(rows.length === 0 ? ['acquisition'] : []),
    ...rows.flatMap((row, at) => missingIn(table, row, at)),
  ];
}
