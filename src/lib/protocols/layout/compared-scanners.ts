import type { EditedBody } from '../body-edits.ts';
import { valueText } from '../field-text.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { isAbsentOn, type Scanner, saysSomewhere, valueOn, variesOn } from '../scanners/scanner-cells.ts';
import { scannersMessages as m } from '../scanners-texts.ts';

/** A parameter of a row, or the row itself, for each scanner in order. */
export interface ComparedParameter {
  row: string;
  parameter: string;
  texts: string[];
  differs: boolean;
}

function ofRow(table: TableName, row: AcquisitionRow, scanners: readonly Scanner[]): ComparedParameter[] {
  const absent = scanners.map(({ id }) => isAbsentOn(row, id));
  const making = scanners.filter((_, at) => !absent[at]);
  const fields = fieldsOf(table).filter(({ key }) => saysSomewhere(row, key, making));
  return [
    {
      row: row.name,
      parameter: m.wholeRow,
      texts: absent.map((isAbsent) => (isAbsent ? m.absentHere : m.made)),
      differs: absent.includes(true),
    },
    ...fields.map((field) => ({
      row: row.name,
      parameter: field.label,
      texts: scanners.map(({ id }, at) =>
        absent[at] ? m.absentHere : valueText(field, valueOn(row, field.key, id)) || m.nothing,
      ),
      differs: variesOn(row, field.key, scanners),
    })),
  ];
}

/** The scanners of a protocol, side by side: only the differences, or everything. */
export function comparedScanners(
  { scanners = [], acquisition }: Pick<EditedBody, 'scanners' | 'acquisition'>,
  isAll: boolean,
): ComparedParameter[] {
  return TABLE_NAMES.flatMap((table) =>
    ((acquisition?.[table] ?? []) as readonly AcquisitionRow[]).flatMap((row) => ofRow(table, row, scanners)),
  ).filter(({ differs }) => isAll || differs);
}
