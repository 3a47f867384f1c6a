import type { ReadRows } from '#lib/protocols/exchange/read-table.ts';
import { showGrid } from '#lib/protocols/exchange/write-table.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import './rows-preview.css';

/** Maximum number of rows shown; further rows are counted. */
const SHOWN = 8;

interface RowsPreviewProps {
  table: TableName;
  pasted: Pick<ReadRows, 'rows'>;
  label?: string;
  most?: number;
}

/** The first rows, in the columns that the pasted table fills. */
export function RowsPreview({ table, pasted, label = m.preview, most = SHOWN }: RowsPreviewProps) {
  const [headings = [], ...rows] = showGrid(table, pasted.rows.slice(0, most));
  const filled = headings.flatMap((_, column) => (rows.some((row) => row[column]) ? [column] : []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="paste-preview" aria-label={label} tabIndex={0}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the preview do not change
            <tr key={index}>
              {filled.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pasted.rows.length > most && <p className="quiet">{m.more(pasted.rows.length - most)}</p>}
    </section>
  );
}
