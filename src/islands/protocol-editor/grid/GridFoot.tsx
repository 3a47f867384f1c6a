import { useStore } from '@nanostores/react';
import { valueText } from '#lib/protocols/field-text.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { hasScannerCells } from '#lib/protocols/scanners/scanner-cells.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { totalOf } from '#lib/protocols/totals.ts';
import { faultPlaces } from './faults.ts';
import type { GridView } from './grid-view.ts';

/** The total of a summed column; undefined when no row has a value. */
function totalLine(table: TableName, rows: readonly AcquisitionRow[]): string | undefined {
  const field = fieldsOf(table).find(({ summed }) => summed);
  const label = protocolMessages.totals[table];
  const total = field && totalOf(rows, (row) => row[field.key] as number | undefined);
  if (!total || !label) return undefined;
  const value = valueText(field, total.value);
  return m.total(label, total.complete ? value : protocolMessages.atLeast(value));
}

interface GridFootProps {
  view: GridView;
  table: TableName;
  rows: readonly AcquisitionRow[];
}

/** The total of the rows, and the number of invalid texts, which are not stored. */
export function GridFoot({ view, table, rows }: GridFootProps) {
  useStore(view.$faults);
  const places = faultPlaces(view);
  const [first] = places;
  // No scanner uses exactly the shared values: their total would apply to none.
  const total = rows.some(hasScannerCells) ? undefined : totalLine(table, rows);
  return (
    <div className="grid-foot">
      <p className="grid-count">
        {m.rows(rows.length)}
        {total && ` · ${total}`}
      </p>
      {first && (
        <p className="grid-faults">
          <i className="i-lucide-circle-alert" aria-hidden="true" />
          {m.faults(places.length)}
          <button type="button" className="link-button" onClick={() => view.show(first)}>
            {m.showFault}
          </button>
        </p>
      )}
    </div>
  );
}
