import type { Reading } from '../cells.ts';
import type { Field } from '../fields/field.ts';
import { type ColumnTexts, readColumn, separatorsOf } from './read-column.ts';
import { COVERED_FROM_ABOVE, markSharedCells, withoutMarks } from './spans.ts';

/** A text pasted into a cell. */
interface PastedText {
  column: number;
  text: string;
}

/** The pasted cells as they are; all rows covered by a merged cell get its text. */
export const plainCells = (grid: readonly string[][]): string[][] =>
  markSharedCells(grid, COVERED_FROM_ABOVE).map((row) => row.map(withoutMarks));

/**
 * Reads texts pasted into cells without headings: the other texts of each column and
 * of adjacent ones determine how numbers and clock times are written.
 */
export function readRange<Text extends PastedText>(
  fields: readonly Field[],
  texts: readonly Text[],
): (Text & { reading?: Reading | undefined })[] {
  const columns = [...new Set(texts.map(({ column }) => column))].flatMap((column) => {
    const field = fields[column];
    const own = texts.filter((each) => each.column === column);
    return field
      ? [
          {
            own,
            column: {
              field: { ...field, usualMin: undefined },
              unit: '',
              texts: own.map(({ text }) => text),
            } as ColumnTexts,
          },
        ]
      : [];
  });
  const separators = separatorsOf(columns.map(({ column }) => column));
  const readings = new Map<Text, Reading | undefined>();
  for (const [index, { own, column }] of columns.entries()) {
    const read = readColumn(column, separators[index]);
    for (const [at, text] of own.entries()) readings.set(text, read[at]);
  }
  return texts.map((text) => ({ ...text, reading: readings.get(text) }));
}
