import { useStore } from '@nanostores/react';
import { rowsOf, setRows } from '#lib/kinds/protocol/body-edits.ts';
import { TABLE_OF_TYPE, type TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { protocolMessages } from '#lib/messages/protocol.ts';
import { $protocolWords } from '#lib/stores/protocol-words.ts';
import { DoseReference } from './DoseReference.tsx';
import type { ProtocolEditor } from './editor.ts';
import { RowsGrid } from './grid/RowsGrid.tsx';
import { Section } from './Section.tsx';
import { useDraft } from './use-draft.ts';

/** The rows of one table. */
function AcquisitionRows({ editor, table }: { editor: ProtocolEditor; table: TableName }) {
  const rows = useDraft(editor, (draft) => rowsOf(draft, table));
  const words = useStore($protocolWords);
  return (
    <RowsGrid
      table={table}
      rows={rows}
      label={protocolMessages.tables[table]}
      onChange={(update, place) =>
        editor.edit((body) => setRows(body, table, update(rowsOf(body, table))), place)
      }
      announce={editor.announce}
      suggestions={(key) => words[`${table}.${key}`] ?? []}
    />
  );
}

/** How images are acquired: the rows of the imaging type, and the doses they are held to. */
export function AcquisitionSection({ editor }: { editor: ProtocolEditor }) {
  const own = useDraft(editor, ({ imagingType }) => TABLE_OF_TYPE[imagingType]);
  const hasReference = useDraft(editor, ({ doseReference }) => doseReference !== undefined);
  return (
    <Section id="acquisition">
      <AcquisitionRows key={own} editor={editor} table={own} />
      {(own === 'passes' || hasReference) && <DoseReference editor={editor} />}
    </Section>
  );
}
