import { useEffect, useRef, useState } from 'react';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import type { AcquisitionRow, TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { chosen, chosenRows, firstChoices, roomFor, tablesOf, withValue } from './choices.ts';
import { ProposalItem } from './ProposalItem.tsx';
import type { ExamReading } from './read-exam.ts';

interface ProposalListProps {
  exam: ExamReading;
  /** The protocol's own table, and its number of rows. */
  table: TableName;
  rowCount: number;
  onRows(table: TableName, rows: AcquisitionRow[]): void;
  onClear(): void;
}

/** The series of an exam, to be ticked. */
export function ProposalList({ exam, table: own, rowCount, onRows, onClear }: ProposalListProps) {
  const { proposals, files } = exam;
  const tables = tablesOf(proposals, own);
  const [choices, setChoices] = useState(() => firstChoices(proposals));
  const [table, setTable] = useState(tables[0] ?? own);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = proposals.filter((each) => each.table === table);
  const rows = chosenRows(shown, choices);
  const room = roomFor(table === own ? rowCount : 0);
  const tickAll = (isTicked: boolean) =>
    setChoices((before) =>
      shown.reduce((all, { id, why }) => chosen(all, id, { isTicked: isTicked && why !== 'empty' }), before),
    );
  return (
    <div className="dicom-found">
      <div className="dicom-found-head">
        <h3 ref={heading} tabIndex={-1}>
          {m.found(proposals.length, files)}
        </h3>
        <button type="button" className="button small" onClick={() => tickAll(true)}>
          {m.all}
        </button>
        <button type="button" className="button small" onClick={() => tickAll(false)}>
          {m.noneOf}
        </button>
      </div>
      <TableChoice tables={tables} table={table} onChoose={setTable} />
      {table !== own && <p className="banner warning">{m.otherTable(protocolMessages.tables[table])}</p>}
      <ul className="dicom-rows">
        {shown.map((proposal) => (
          <ProposalItem
            key={proposal.id}
            proposal={proposal}
            choice={choices[proposal.id]!}
            onTick={(isTicked) => setChoices(chosen(choices, proposal.id, { isTicked }))}
            onValue={(key, isTaken) => setChoices(withValue(choices, proposal.id, key, isTaken))}
            onLabel={(useLabel) => setChoices(chosen(choices, proposal.id, { useLabel }))}
          />
        ))}
      </ul>
      <AddRows count={rows.length} room={room} onAdd={() => onRows(table, rows)} onClear={onClear} />
    </div>
  );
}

interface TableChoiceProps {
  tables: readonly TableName[];
  table: TableName;
  onChoose(table: TableName): void;
}

/** Choice of the table to show, where an exam has several: a PET exam also has that of its scanner. */
function TableChoice({ tables, table, onChoose }: TableChoiceProps) {
  if (tables.length < 2) return null;
  return (
    <label className="field">
      <span>{m.table}</span>
      <select className="input" value={table} onChange={(event) => onChoose(event.target.value as TableName)}>
        {tables.map((each) => (
          <option key={each} value={each}>
            {protocolMessages.tables[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AddRowsProps {
  count: number;
  /** Number of rows that can still be added. */
  room: number;
  onAdd(): void;
  onClear(): void;
}

function AddRows({ count, room, onAdd, onClear }: AddRowsProps) {
  return (
    <div className="dicom-actions">
      <button type="button" className="button primary" disabled={count === 0 || count > room} onClick={onAdd}>
        {m.add(count)}
      </button>
      <button type="button" className="button" onClick={onClear}>
        {m.again}
      </button>
      {count > room && <p className="fault">{m.tooMany(room)}</p>}
    </div>
  );
}
