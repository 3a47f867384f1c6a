import { useId, useMemo, useState } from 'react';
import { type ReadRows, readRows } from '#lib/protocols/exchange/read-table.ts';
import type { ChosenFields } from '#lib/protocols/exchange/table-columns.ts';
import { type AcquisitionRow, ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import { hasScannerCells } from '#lib/protocols/scanners/scanner-cells.ts';
import { type NamedUpdate, updateByName } from '#lib/protocols/update-rows.ts';
import { Dialog } from '../../form/Dialog.tsx';
import { RowLosses } from '../../protocol-rows/RowLosses.tsx';
import { RowsPreview } from '../../protocol-rows/RowsPreview.tsx';
import { NamedChanges } from './NamedChanges.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import type { PastedTable } from './paste.ts';
import './paste-dialog.css';

/** What else was copied from the page, in words. */
const besides = ({ hidden, otherTables }: PastedTable): string[] => [
  ...(hidden ? [m.hidden] : []),
  ...(otherTables > 0 ? [m.otherTables(otherTables)] : []),
];

/** What to do with the pasted rows. */
type How = 'add' | 'replace' | 'update';

interface PasteDialogProps {
  table: TableName;
  pasted: PastedTable;
  /** The existing rows. */
  rows: readonly AcquisitionRow[];
  onPaste(read: ReadRows, how: 'add' | 'replace'): void;
  onUpdate(read: ReadRows, update: NamedUpdate): void;
  onClose(): void;
}

/** Shows what pasting a whole table will do, before it is done. */
export function PasteDialog({ table, pasted, rows, onPaste, onUpdate, onClose }: PasteDialogProps) {
  const [how, setHow] = useState<How>('add');
  const [chosen, setChosen] = useState<ChosenFields>();
  const read = useMemo(() => readRows(table, pasted.cells, chosen), [table, pasted, chosen]);
  const name = useId();
  const count = rows.length;
  // Whether existing rows have values for single scanners: pasted rows have none.
  const hasOwn = rows.some(hasScannerCells);
  const update = useMemo(() => updateByName(rows, read.rows), [rows, read]);
  const room = Math.max(0, ROWS_MAX - count);
  const more = { add: read.rows.length, replace: 0, update: update.added.length }[how];
  const tooMany = Math.max(0, more - room);
  const choice = (value: How, label: string) => (
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
        if (how === 'update') onUpdate(read, update);
        else onPaste(read, how);
        return true;
      }}
      onClose={onClose}
    >
      <RowsPreview table={table} pasted={read} />
      <RowLosses table={table} read={read} before={besides(pasted)} />
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
          {choice('update', m.update)}
        </fieldset>
      )}
      {how === 'replace' && hasOwn && <p className="banner warning">{m.ownLost}</p>}
      {how === 'update' && hasOwn && <p className="banner warning">{m.ownKept}</p>}
      {how === 'update' && <NamedChanges table={table} rows={rows} pasted={read.rows} update={update} />}
      {tooMany > 0 && <p className="banner error">{m.noRoom(tooMany, ROWS_MAX)}</p>}
    </Dialog>
  );
}
