import { isBlank } from '#lib/platform/blank.ts';
import type { TableName } from '../fields/acquisition-fields.ts';
import { type Column, headingsOf } from './headings.ts';
import { isNote, isTotal, rowMessageText } from './left-out-rows.ts';
import { isShared, withoutMarks } from './spans.ts';
import { isRepeated, type TableLayout } from './table-layout.ts';
import { areWritten } from './write-table.ts';

/** A text on one line, for messages. */
export const clean = (text: string) => withoutMarks(text).trim().replace(/\s+/g, ' ');
const isEmpty = (row: readonly string[]) => row.every((cell) => isBlank(cell) || isShared(cell));

/** Whether a row contains only totals. */
function isSum(columns: readonly (Column | undefined)[], row: readonly string[]): boolean {
  const filled = row.flatMap((cell, index) => (isBlank(cell) ? [] : [columns[index]?.fields]));
  return filled.length > 0 && filled.every((fields) => fields?.length === 1 && fields[0]?.summed);
}

/** All rows from an index on, for messages. */
const toldFrom = (body: TableLayout['body'], from: number): string[] =>
  body
    .slice(from)
    .filter((each) => !isEmpty(each))
    .map(rowMessageText);

/** Separates the rows of a layout into rows of the table and those left out. */
export function sortRows(table: TableName, layout: TableLayout) {
  const { body, columns, headings, headed, titles } = layout;
  const names = headingsOf(table);
  const rows: string[][] = [];
  const places: number[] = [];
  const leftOut = titles.map(clean);
  const isWritten = areWritten(table, headings);
  let isAfterBlank = false;
  for (const [at, row] of body.entries()) {
    if (isEmpty(row)) {
      isAfterBlank = row.every(isBlank) && rows.length > 0;
      continue;
    }
    const filledHeadings = headings.every((heading, index) => clean(heading) === clean(row[index] ?? ''));
    if (headed && isWritten && filledHeadings) {
      // The next scanner's table starts here, after its name.
      const isNamed = rows.at(-1)?.filter((cell) => !isBlank(cell)).length === 1;
      if (isNamed) leftOut.push(clean(rowMessageText(rows.pop()!)));
      if (isNamed) places.pop();
      leftOut.push(...toldFrom(body, at));
      break;
    }
    if (headed && !isWritten && filledHeadings) continue;
    if (headed && !isWritten && isRepeated(names, row)) {
      // Another table starts here.
      leftOut.push(...toldFrom(body, at));
      break;
    }
    const isOther = headed && (isSum(columns, row) || (columns.length > 2 && isNote(row, isAfterBlank)));
    if (!isWritten && (isTotal(row) || isOther)) leftOut.push(clean(rowMessageText(row)));
    else {
      rows.push(row);
      places.push(layout.places[at] ?? at);
    }
  }
  return { rows, places, leftOut };
}
