import { headingsOf } from '../exchange/headings.ts';
import { clean } from '../exchange/sort-rows.ts';
import { uncovered } from '../exchange/spans.ts';
import { isRepeated } from '../exchange/table-layout.ts';
import { TABLE_NAMES } from '../fields/acquisition-fields.ts';
import type { Block } from './block.ts';

const filled = (row: readonly string[]) => row.map(clean).filter((text) => text !== '');

/** Whether a row consists of the headings of some table. */
const isHeadings = (row: readonly string[]) =>
  TABLE_NAMES.some((table) => isRepeated(headingsOf(table), row)) &&
  !filled(row).some((text) => /^\d/.test(text));

/**
 * The first row of a table whose headings are in a given row: includes lines with a single text right above. If they
 * directly follow another table, all but the last are rows of that table with only a name.
 */
function beginningOf(rows: readonly string[][], headings: number): number {
  let at = headings;
  while (at > 0 && filled(rows[at - 1] ?? []).length === 1) at -= 1;
  const touches = at > 0 && filled(rows[at - 1] ?? []).length > 1;
  return touches ? Math.max(at, headings - 1) : at;
}

/**
 * Splits a sheet or file into the tables below each other, each with its own headings. Repeated identical headings
 * without a title of their own belong to another page of the same table.
 */
export function splitBlocks(block: Block): Block[] {
  const plain = uncovered(block.cells);
  const starts: number[] = [];
  let last: string | undefined;
  let lastAt = -2;
  for (const [at, row] of plain.entries()) {
    if (!isHeadings(row)) continue;
    const words = filled(row).join('\n');
    const begins = beginningOf(plain, at);
    const isGroup = at === lastAt + 1;
    lastAt = at;
    if (isGroup || (words === last && begins === at)) continue;
    last = words;
    starts.push(begins);
  }
  if (starts.length < 2) return [block];
  return starts.map((start, index) => {
    const cells = block.cells.slice(index === 0 ? 0 : start, starts[index + 1]);
    return {
      ...block,
      name: `${block.name} (${index + 1})`,
      isNameUsual: true,
      cells,
      around: index === 0 ? block.around : [],
    };
  });
}
