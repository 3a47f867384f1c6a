import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { rowsOf, setRows } from '#lib/protocols/body-edits.ts';
import type { AcquisitionRow, TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { $protocolWords } from '#lib/protocols/protocol-words-store.ts';
import { ownKeys, rowsFor, sharedRow } from '#lib/protocols/scanners/rows-for.ts';
import { type Scanner, variesOn } from '#lib/protocols/scanners/scanner-cells.ts';
import { changeRows, resetCells } from '#lib/protocols/scanners/write-rows.ts';
import { scannerEditorMessages as m } from '#lib/protocols/scanners-editor-texts.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { FromFirstTouch } from '../form/FromFirstTouch.tsx';
import type { ProtocolEditor } from './editor.ts';
import { useDraft } from './use-draft.ts';

const load = async () => (await import('./grid/RowsGrid.tsx')).RowsGrid;
/** The server renders the grid; the browser loads its code at the first user input. */
const served = import.meta.env.SSR ? await load() : undefined;

interface AcquisitionRowsProps {
  editor: ProtocolEditor;
  table: TableName;
  scanners: readonly Scanner[];
  /** The scanner whose rows are edited; absent for the shared rows. */
  scanner: Scanner | undefined;
}

/** The mark of a cell whose value differs between scanners. */
function markOf(
  row: AcquisitionRow,
  key: string,
  scanners: readonly Scanner[],
  scanner: Scanner | undefined,
) {
  if (scanner) return ownKeys(row, scanner.id).has(key) ? m.own(scanner.name) : undefined;
  return variesOn(row, key, scanners) ? m.varies : undefined;
}

/** The rows of one table. */
export function AcquisitionRows({ editor, table, scanners, scanner }: AcquisitionRowsProps) {
  const shared = useDraft(editor, (draft) => rowsOf(draft, table));
  const rows = useMemo(() => (scanner ? rowsFor(shared, scanner.id) : shared), [shared, scanner]);
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
          void editor.edit(
            (body) => setRows(body, table, changeRows(rowsOf(body, table), update, scanner?.id, scanners)),
            place,
          ),
        announce: editor.announce,
        onRefused: (texts) => editor.refused.tell(table, texts),
        $asked: editor.$askedCell,
        suggestions: (key) => words[`${table}.${key}`] ?? [],
        ...(scanners.length > 0 && {
          mark: (row: AcquisitionRow, key: string) => markOf(row, key, scanners, scanner),
        }),
        ...(scanner && {
          scanner: scanner.id,
          placeOf: (at: number) =>
            Math.max(
              0,
              rows.findIndex((row) => sharedRow(row) === shared[at]),
            ),
          onReset: (cells: readonly { row: AcquisitionRow; keys: readonly string[] }[]) =>
            editor.edit((body) =>
              setRows(
                body,
                table,
                resetCells(
                  rowsOf(body, table),
                  cells.map(({ row, keys }) => ({ row: sharedRow(row), keys })),
                  scanner.id,
                ),
              ),
            ),
        }),
      }}
    />
  );
}
