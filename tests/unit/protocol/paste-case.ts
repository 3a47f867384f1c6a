import { readFileSync } from 'node:fs';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';

/** Pastes of `cases/protocols`, each with the values that it is to give. */
export function readCase(name: string, table: TableName = 'sequences') {
  const text = readFileSync(new URL(`./paste/${name}`, import.meta.url), 'utf8');
  const grid = name.endsWith('.html') ? readGrid('', text, table) : readGrid(text, undefined, table);
  return readRows(table, grid);
}

export const told = ({ problems }: ReturnType<typeof readCase>) =>
  problems.map(({ row, field, text, problem }) => `${row} ${field} ${text} ${problem.code}`);
