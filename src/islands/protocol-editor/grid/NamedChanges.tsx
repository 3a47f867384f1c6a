import { writeCell } from '#lib/protocols/cells.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import type { NamedUpdate } from '#lib/protocols/update-rows.ts';

interface NamedChangesProps {
  table: TableName;
  rows: readonly AcquisitionRow[];
  pasted: readonly AcquisitionRow[];
  update: NamedUpdate;
}

/** What an update by row name will change, value by value, and what it leaves unchanged. */
export function NamedChanges({ table, rows, pasted, update }: NamedChangesProps) {
  const { changes, added, ambiguous } = update;
  const fields = fieldsOf(table);
  return (
    <section className="named-changes" aria-label={m.updates}>
      <p>{m.updateCounts(changes.length, added.length)}</p>
      <ul className="paste-losses">
        {changes.map(({ row, key, before, value }) => {
          const field = fields.find((each) => each.key === key);
          return field ? (
            <li key={`${row} ${key}`}>
              {m.change(
                rows[row]?.name ?? '',
                field.label,
                writeCell(field, before),
                writeCell(field, value),
              )}
            </li>
          ) : null;
        })}
        {added.length > 0 && <li>{m.addedRows(added.map((at) => pasted[at]?.name ?? ''))}</li>}
        {ambiguous.length > 0 && <li>{m.ambiguous(ambiguous)}</li>}
      </ul>
    </section>
  );
}
