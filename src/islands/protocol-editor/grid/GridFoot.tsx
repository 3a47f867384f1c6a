import { useStore } from '@nanostores/react';
import type { AcquisitionRow, TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { totalOf } from '#lib/kinds/protocol/totals.ts';
import { formatDuration } from '#lib/messages/format.ts';
import { protocolMessages } from '#lib/messages/protocol.ts';
import { protocolGridMessages as m } from '#lib/messages/protocol-grid.ts';
import { faultPlaces } from './faults.ts';
import type { GridView } from './grid-view.ts';

/** What is added up, by table. */
const TOTALS: Partial<Record<TableName, { key: string; label: string; format(value: number): string }>> = {
  sequences: { key: 'durationSeconds', label: protocolMessages.totalDuration, format: formatDuration },
  passes: { key: 'dlp', label: protocolMessages.totalDlp, format: protocolMessages.dlp },
  tracerAcquisitions: {
    key: 'durationMinutes',
    label: protocolMessages.totalDuration,
    format: protocolMessages.minutes,
  },
};

function totalLine(table: TableName, rows: readonly AcquisitionRow[]): string | undefined {
  const wanted = TOTALS[table];
  if (!wanted) return undefined;
  const total = totalOf(rows, (row) => {
    const value = row[wanted.key];
    return typeof value === 'number' ? value : undefined;
  });
  if (!total) return undefined;
  const value = wanted.format(total.value);
  return m.total(wanted.label, total.complete ? value : protocolMessages.atLeast(value));
}

interface GridFootProps {
  view: GridView;
  table: TableName;
  rows: readonly AcquisitionRow[];
}

/** What the rows add up to, and how many texts are not stored because they are no values. */
export function GridFoot({ view, table, rows }: GridFootProps) {
  const faults = useStore(view.$faults);
  const places = faultPlaces(
    rows,
    view.ids,
    faults,
    view.fields.map(({ key }) => key),
  );
  const [first] = places;
  const total = totalLine(table, rows);
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
