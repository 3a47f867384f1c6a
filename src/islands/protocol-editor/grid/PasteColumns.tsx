import { useId, useMemo, useState } from 'react';
import { readColumns } from '#lib/protocols/exchange/read-table.ts';
import type { ChosenFields } from '#lib/protocols/exchange/table-columns.ts';
import { fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';

interface PasteColumnsProps {
  table: TableName;
  cells: string[][];
  chosen: ChosenFields | undefined;
  /** Whether some columns are not recognised: the choice is then expanded at first. */
  isOpen: boolean;
  onChoose(chosen: ChosenFields): void;
}

/** The field that each pasted column is assigned to, to choose by hand where it is not recognised. */
export function PasteColumns({ table, cells, chosen, isOpen, onChoose }: PasteColumnsProps) {
  const columns = useMemo(() => readColumns(table, cells, chosen), [table, cells, chosen]);
  const [startsOpen] = useState(isOpen);
  const id = useId();
  // Assigning a field to a column removes it from the column that had it.
  const choose = (at: number, key: string) =>
    onChoose(
      columns.map(({ keys }, index) => {
        if (index === at) return key || undefined;
        return keys[0] === key ? undefined : keys[0];
      }),
    );
  return (
    <details className="paste-columns" open={startsOpen}>
      <summary>{m.columns}</summary>
      {columns.map(({ heading, samples, keys }, index) => {
        if (samples.length === 0) return null;
        const name = m.column(heading, index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
          <div key={index} className="paste-column">
            <label htmlFor={`${id}${index}`}>
              {name} <span className="quiet">{m.samples(samples)}</span>
            </label>
            <select
              id={`${id}${index}`}
              className="input"
              aria-label={m.holds(name)}
              value={keys[0] ?? ''}
              onChange={({ target }) => choose(index, target.value)}
            >
              <option value="">{m.skipped}</option>
              {fieldsOf(table).map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </details>
  );
}
