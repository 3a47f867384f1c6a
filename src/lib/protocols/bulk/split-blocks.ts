import { headingsOf } from '../exchange/headings.ts';
import { clean } from '../exchange/sort-rows.ts';
import { uncovered } from '../exchange/spans.ts';
import { isRepeated } from '../exchange/table-layout.ts';
import { TABLE_NAMES } from '../fields/acquisition-fields.ts';
import type { Block } from './block.ts';

const filled = (row: readonly string[]) => row.map(clean).filter((text) => text !== '');

/** Whether a row holds the headings of some table. */
const isHeadings = (row: readonly string[]) =>
  TABLE_NAMES.some((table) => isRepeated(headingsOf(table), row)) &&
  !filled(row).some((text) => /^\d/.test(text));

/**
 * Where a table whose headings form a row begins: including the single-text lines right above it. Where those touch
 * the rows of another table, all but the last are rows of that one with only a name.
 */
function beginningOf(rows: readonly string[][], headings: number): number {
  let at = headings;
  while (at > 0 && filled(rows[at - 1] ?? []).length === 1) at -= 1;
  const touches = at > 0 && filled(rows[at - 1] ?? []).length > 1;
  return touches ? Math.max(at, headings - 1) : at;
}

/**
 * The tables below each other in a sheet or a file, each with its own headings. Headings that are repeated as they
 * are, with no title of their own, are those of a further page of the same table.
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
