import { type CellProblem, type CellValue, writeCell } from '#lib/protocols/cells.ts';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';

/** An invalid text of a cell: kept beside the rows until it is corrected or discarded, never stored. */
export interface Fault {
  text: string;
  problem: CellProblem;
  /** The cell's stored value; once it changes, the text is no longer shown. */
  over: CellValue;
}

/** The invalid texts of a row, by the key of their field. */
export type RowFaults = Readonly<Record<string, Fault>>;
/** The invalid texts of all rows, by row id (`row-ids.ts`). */
export type Faults = ReadonlyMap<number, RowFaults>;

export function faultOf(row: AcquisitionRow, faults: RowFaults | undefined, key: string): Fault | undefined {
  const fault = faults?.[key];
  return fault && fault.over === row[key] ? fault : undefined;
}

/** The displayed text of a cell: its invalid text, if there is one, or its formatted value. */
export function shownCell(
  row: AcquisitionRow,
  faults: RowFaults | undefined,
  field: Field,
): { text: string; fault: Fault | undefined } {
  const fault = faultOf(row, faults, field.key);
  return { text: fault?.text ?? writeCell(field, row[field.key]), fault };
}

/** Adds or removes invalid texts; returns the same object if nothing changes. */
export function withFaults(
  faults: Faults,
  changes: readonly { id: number; key: string; fault: Fault | undefined }[],
): Faults {
  const next = new Map(faults);
  let isChanged = false;
  for (const { id, key, fault } of changes) {
    const { [key]: before, ...others } = next.get(id) ?? {};
    if (before === fault) continue;
    isChanged = true;
    const row = fault ? { ...others, [key]: fault } : others;
    if (Object.keys(row).length > 0) next.set(id, row);
    else next.delete(id);
  }
  return isChanged ? next : faults;
}

/** The parts of a grid that are needed to locate its invalid texts. */
interface FaultHolder {
  rows: readonly AcquisitionRow[];
  ids: readonly number[];
  fields: readonly Field[];
  $faults: { get(): Faults };
}

/** The cells with an invalid text, in reading order. */
export function faultPlaces({ rows, ids, fields, $faults }: FaultHolder): { row: number; column: number }[] {
  const faults = $faults.get();
  return rows.flatMap((row, index) => {
    const own = faults.get(ids[index] ?? 0);
    if (!own) return [];
    return fields.flatMap(({ key }, column) => (faultOf(row, own, key) ? [{ row: index, column }] : []));
  });
}
