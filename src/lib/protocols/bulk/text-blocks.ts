import { isEven, readDelimited, readSeparated } from '../exchange/delimited-text.ts';
import { unguarded } from '../exchange/formula-guard.ts';
import { headingsOf } from '../exchange/headings.ts';
import { atOnce } from '../exchange/in-slices.ts';
import { withoutMarks } from '../exchange/spans.ts';
import { isRepeated } from '../exchange/table-layout.ts';
import { TABLE_NAMES } from '../fields/acquisition-fields.ts';
import type { Block } from './block.ts';

/** Matches Excel's line that declares the separator of cells. */
const SEPARATOR_LINE = /^"?sep=.?"?\r?\n/i;
const BLANK = /^[\s;,\t]*$/;

/** Rows that consist of the headings of some table. */
const headedRows = (rows: readonly string[][]) =>
  rows.filter((row) => TABLE_NAMES.some((table) => isRepeated(headingsOf(table), row))).length;

/** The cells of a CSV file. With commas, all rows must have equal lengths: « 0,5 » may be one number or two cells. */
function cellsOf(text: string): string[][] {
  const bySemicolon = atOnce(readSeparated(text, ';'));
  const byTab = atOnce(readSeparated(text, '\t'));
  const [best = []] = [bySemicolon, byTab].sort((one, other) => headedRows(other) - headedRows(one));
  if (headedRows(best) > 0) return best;
  const byComma = atOnce(readSeparated(text, ','));
  const isTable = isEven(byComma.filter((row) => !BLANK.test(row.join(''))));
  return isTable && headedRows(byComma) > 0 ? byComma : atOnce(readDelimited(text));
}

/** The content of a CSV file; its tables are split afterwards. @param name the file's name without its extension */
export function textBlocks(text: string, name: string): Block[] {
  const plain = withoutMarks(text)
    .replace(/^\ufeff/, '')
    .replace(SEPARATOR_LINE, '');
  if (plain.trim() === '') return [];
  const cells = cellsOf(plain).map((row) => row.map(unguarded));
  return [{ name, isNameUsual: true, cells, isHidden: false, hasHidden: false, around: [] }];
}
