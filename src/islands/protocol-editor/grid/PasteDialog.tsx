import { useId, useMemo, useState } from 'react';
import { type ReadRows, readRows } from '#lib/protocols/exchange/read-table.ts';
import type { ChosenFields } from '#lib/protocols/exchange/table-columns.ts';
import { showGrid } from '#lib/protocols/exchange/write-table.ts';
import { fieldsOf, ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import { Dialog } from '../../form/Dialog.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import type { PastedTable } from './paste.ts';
import './paste-dialog.css';

/** More are counted, not shown. */
const SHOWN = 8;

/** The first rows, in the columns that the pasted table fills. */
function Preview({ table, pasted }: { table: TableName; pasted: ReadRows }) {
  const [headings = [], ...rows] = showGrid(table, pasted.rows.slice(0, SHOWN));
  const filled = headings.flatMap((_, column) => (rows.some((row) => row[column]) ? [column] : []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="paste-preview" aria-label={m.preview} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {filled.map((column) => (
              <th key={column} scope="col">
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is shown does not change
            <tr key={index}>
              {filled.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pasted.rows.length > SHOWN && <p className="quiet">{m.more(pasted.rows.length - SHOWN)}</p>}
    </section>
  );
}

/** What of the table will not be taken over as it is, each thing in words. */
function Losses({ table, grid, read }: { table: TableName; grid: PastedTable; read: ReadRows }) {
  const { rows, problems, unknown, dropped, leftOut = [] } = read;
  const fields = fieldsOf(table);
  const refused = new Set(problems.map(({ row }) => row));
  const bare = rows.filter((row, at) => Object.keys(row).length === 1 && !refused.has(at));
  return (
    <ul className="paste-losses">
      {!read.headed && <li>{m.noHeadings}</li>}
      {unknown.length > 0 && <li>{m.unknown(unknown)}</li>}
      {leftOut.length > 0 && <li>{m.leftOut(leftOut.slice(0, SHOWN))}</li>}
      {leftOut.length > SHOWN && <li>{m.moreLeftOut(leftOut.length - SHOWN)}</li>}
      {grid.hidden && <li>{m.hidden}</li>}
      {grid.otherTables > 0 && <li>{m.otherTables(grid.otherTables)}</li>}
      {bare.length > 0 && bare.length < rows.length && (
        <li>{m.bare(bare.slice(0, SHOWN).map(({ name }) => name))}</li>
      )}
      {problems.slice(0, SHOWN).map(({ row, field: key, text, problem }) => {
        const field = fields.find((each) => each.key === key);
        return field ? (
          <li key={`${row} ${key}`}>{m.unread(row + 1, field.label, text, cellProblem(field, problem))}</li>
        ) : null;
      })}
      {problems.length > SHOWN && <li>{m.moreUnread(problems.length - SHOWN)}</li>}
      {dropped > 0 && <li>{m.dropped(dropped, ROWS_MAX)}</li>}
    </ul>
  );
}

interface PasteDialogProps {
  table: TableName;
  pasted: PastedTable;
  /** Rows that stand already. */
  count: number;
  onPaste(read: ReadRows, how: 'add' | 'replace'): void;
  onClose(): void;
}

/** What pasting a whole table will do, before it does it. */
export function PasteDialog({ table, pasted, count, onPaste, onClose }: PasteDialogProps) {
  const [how, setHow] = useState<'add' | 'replace'>('add');
  const [chosen, setChosen] = useState<ChosenFields>();
  const read = useMemo(() => readRows(table, pasted.cells, chosen), [table, pasted, chosen]);
  const name = useId();
  const room = Math.max(0, ROWS_MAX - count);
  const tooMany = how === 'add' ? Math.max(0, read.rows.length - room) : 0;
  const choice = (value: 'add' | 'replace', label: string) => (
    <label className="paste-choice">
      <input type="radio" name={name} checked={how === value} onChange={() => setHow(value)} />
      {label}
    </label>
  );
  return (
    <Dialog
      title={m.title(read.rows.length)}
      submitLabel={m.submit}
      onSubmit={async () => {
        onPaste(read, how);
        return true;
      }}
      onClose={onClose}
    >
      <Preview table={table} pasted={read} />
      <Losses table={table} grid={pasted} read={read} />
      <PasteColumns
        table={table}
        cells={pasted.cells}
        chosen={chosen}
        isOpen={!read.headed || read.unknown.length > 0}
        onChoose={setChosen}
      />
      {count > 0 && (
        <fieldset className="paste-choices">
          <legend className="visually-hidden">{m.how}</legend>
          {choice('add', m.add(count))}
          {choice('replace', m.replace(count))}
        </fieldset>
      )}
      {tooMany > 0 && <p className="banner error">{m.noRoom(tooMany, ROWS_MAX)}</p>}
    </Dialog>
  );
}
