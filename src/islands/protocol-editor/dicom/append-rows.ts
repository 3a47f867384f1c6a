import { rowsOf, setRows } from '#lib/kinds/protocol/body-edits.ts';
import { changeType } from '#lib/kinds/protocol/change-type.ts';
import {
  type AcquisitionRow,
  TABLE_OF_TYPE,
  type TableName,
} from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { IMAGING_TYPES, type ImagingType } from '#lib/kinds/protocol/vocabulary.ts';
import { fromDicomMessages as m } from '#lib/messages/protocol-dicom.ts';
import { notify } from '#lib/stores/notices.ts';
import type { ProtocolEditor } from '../editor.ts';

/** The imaging type whose rows stand in a table; of two, the first. */
export const typeOfTable = (table: TableName): ImagingType =>
  IMAGING_TYPES.find((type) => TABLE_OF_TYPE[type] === table)!;

/**
 * Appends the rows of an exam, as one step that can be undone. A protocol without rows becomes one of the exam's type;
 * the others take no rows of another type, which the panel says before.
 */
export function appendRows(editor: ProtocolEditor, table: TableName, rows: readonly AcquisitionRow[]): void {
  const { imagingType } = editor.body();
  const isOwn = TABLE_OF_TYPE[imagingType] === table;
  const type = isOwn ? imagingType : typeOfTable(table);
  const isDone = editor.edit((body) => {
    const typed = isOwn ? body : changeType(body, type, 'none');
    return setRows(typed, table, [...rowsOf(typed, table), ...rows]);
  });
  if (isDone && !isOwn) notify('success', m.typeChanged(type));
}
