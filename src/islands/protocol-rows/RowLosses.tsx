import type { ReadRows } from '#lib/protocols/exchange/read-table.ts';
import { fieldsOf, ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import './rows-preview.css';

/** Maximum number of losses listed; further ones are counted. */
const SHOWN = 8;

interface RowLossesProps {
  table: TableName;
  read: ReadRows;
  /** Lines shown first, about hidden parts and other tables. */
  before?: readonly string[];
  /** Maximum number of losses listed per kind. */
  most?: number;
  /** Makes the sentence about a value that could not be read. */
  unread?: typeof m.unread;
}

/** What is lost or changed when the table is imported, in words. */
export function RowLosses({ table, read, before = [], most = SHOWN, unread = m.unread }: RowLossesProps) {
  const { rows, problems, unknown, dropped, leftOut = [] } = read;
  const fields = fieldsOf(table);
  const refused = new Set(problems.map(({ row }) => row));
  const bare = rows.filter((row, at) => Object.keys(row).length === 1 && !refused.has(at));
  return (
    <ul className="paste-losses">
      {!read.headed && <li>{m.noHeadings}</li>}
      {unknown.length > 0 && <li>{m.unknown(unknown)}</li>}
      {leftOut.length > 0 && <li>{m.leftOut(leftOut.slice(0, most))}</li>}
      {leftOut.length > most && <li>{m.moreLeftOut(leftOut.length - most)}</li>}
      {before.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {bare.length > 0 && bare.length < rows.length && (
        <li>{m.bare(bare.slice(0, most).map(({ name }) => name))}</li>
      )}
      {problems.slice(0, most).map(({ row, field: key, text, problem }) => {
        const field = fields.find((each) => each.key === key);
        return field ? (
          <li key={`${row} ${key}`}>{unread(row + 1, field.label, text, cellProblem(field, problem))}</li>
        ) : null;
      })}
      {problems.length > most && <li>{m.moreUnread(problems.length - most)}</li>}
      {dropped > 0 && <li>{m.dropped(dropped, ROWS_MAX)}</li>}
    </ul>
  );
}
