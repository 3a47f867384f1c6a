import { foldedName } from '#lib/platform/fold.ts';
import type { CellValue } from './cells.ts';

import type { AcquisitionRow } from './fields/acquisition-fields.ts';
import type { CellChange } from './row-edits.ts';
import { saysSame } from './same-value.ts';

/** The changes made by a pasted table to rows with the same names. */
export interface NamedUpdate {
  /** Cells whose value changes. */
  changes: (CellChange & { before: CellValue })[];
  /** For each pasted row, the index of the row that it updates; undefined when it is new or ignored. */
  targets: (number | undefined)[];
  /** Indexes of the pasted rows without an equally named row, which are added. */
  added: number[];
  /** Names that occur twice, in the table or in the paste: their rows are ignored. */
  ambiguous: string[];
}

function counted(rows: readonly AcquisitionRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(foldedName(row.name), (counts.get(foldedName(row.name)) ?? 0) + 1);
  return counts;
}

/** How pasted rows update rows with the same names: cells with a pasted value get it, others stay. */
export function updateByName(
  rows: readonly AcquisitionRow[],
  pasted: readonly AcquisitionRow[],
): NamedUpdate {
  const [own, given] = [counted(rows), counted(pasted)];
  const update: NamedUpdate = { changes: [], targets: [], added: [], ambiguous: [] };
  for (const [index, row] of pasted.entries()) {
    const name = foldedName(row.name);
    const isNamed = name !== '';
    const target = isNamed ? rows.findIndex((each) => foldedName(each.name) === name) : -1;
    if (isNamed && ((own.get(name) ?? 0) > 1 || (given.get(name) ?? 0) > 1)) {
      if (!update.ambiguous.some((each) => foldedName(each) === name)) update.ambiguous.push(row.name);
      update.targets.push(undefined);
    } else if (target === -1) {
      update.added.push(index);
      update.targets.push(undefined);
    } else {
      update.targets.push(target);
      for (const [key, value] of Object.entries(row)) {
        const before = rows[target]?.[key];
        if (key !== 'name' && value !== undefined && !saysSame(before, value))
          update.changes.push({ row: target, key, value, before });
      }
    }
  }
  return update;
}
