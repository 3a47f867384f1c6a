import { readCell } from '#lib/protocols/cells.ts';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import type { CellChange } from '#lib/protocols/row-edits.ts';
import type { Fault } from './faults.ts';
import type { CellText } from './grid-props.ts';

/** A text entered into a cell, and the value that it was parsed as. */
export interface ReadText {
  row: number;
  field: Field;
  text: string;
  reading: ReturnType<typeof readCell>;
}

export function readTexts(fields: readonly Field[], texts: readonly CellText[]): ReadText[] {
  return texts.flatMap(({ row, column, text, reading }) => {
    const field = fields[column];
    return field ? [{ row, field, text, reading: reading ?? readCell(field, text) }] : [];
  });
}

/**
 * The valid values of the parsed texts. An invalid text changes nothing, except that it may need a new row. @param
 * count number of rows
 */
export function valuesOf(read: readonly ReadText[], count: number): CellChange[] {
  return read.flatMap(({ row, field: { key }, reading }) => {
    if ('value' in reading) return [{ row, key, value: reading.value }];
    return row < count ? [] : [{ row, key, value: undefined }];
  });
}

/** The invalid texts to keep or to discard beside the rows, once the valid values have been stored. */
export function marksOf(
  read: readonly ReadText[],
  rows: readonly AcquisitionRow[],
  ids: readonly number[],
): { id: number; key: string; fault: Fault | undefined }[] {
  return read.flatMap(({ row: index, field: { key }, text, reading }) => {
    const [id, row] = [ids[index], rows[index]];
    if (id === undefined || !row) return [];
    const fault = 'problem' in reading ? { text, problem: reading.problem, over: row[key] } : undefined;
    return [{ id, key, fault }];
  });
}
