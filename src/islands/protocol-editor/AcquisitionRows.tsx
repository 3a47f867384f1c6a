import { useStore } from '@nanostores/react';
import { rowsOf, setRows } from '#lib/protocols/body-edits.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { $protocolWords } from '#lib/protocols/protocol-words-store.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { FromFirstTouch } from '../form/FromFirstTouch.tsx';
import type { ProtocolEditor } from './editor.ts';
import { useDraft } from './use-draft.ts';

const load = async () => (await import('./grid/RowsGrid.tsx')).RowsGrid;
/** The server draws the grid; the browser fetches its code once somebody is there. */
const served = import.meta.env.SSR ? await load() : undefined;

/** The rows of one table. */
export function AcquisitionRows({ editor, table }: { editor: ProtocolEditor; table: TableName }) {
  const rows = useDraft(editor, (draft) => rowsOf(draft, table));
  const words = useStore($protocolWords);
  return (
    <FromFirstTouch
      served={served}
      load={load}
      props={{
        table,
        rows,
        label: protocolMessages.tables[table],
        onChange: (update, place) =>
          void editor.edit((body) => setRows(body, table, update(rowsOf(body, table))), place),
        announce: editor.announce,
        onRefused: (texts) => editor.refused.tell(table, texts),
        $asked: editor.$askedCell,
        suggestions: (key) => words[`${table}.${key}`] ?? [],
      }}
    />
  );
}
