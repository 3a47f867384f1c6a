import { useEffect, useState } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import { rowsOf, setRows } from '#lib/protocols/body-edits.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { ABSENT, isAbsentOn, type Scanner } from '#lib/protocols/scanners/scanner-cells.ts';
import { resetCells } from '#lib/protocols/scanners/write-rows.ts';
import { scannerEditorMessages as m } from '#lib/protocols/scanners-editor-texts.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { ProtocolEditor } from './editor.ts';
import { useDraft } from './use-draft.ts';

const NONE: readonly Scanner[] = [];

/** The scanner whose rows are edited; absent for the shared rows. */
export function useScanner(editor: ProtocolEditor) {
  const scanners = useDraft(editor, (draft) => draft.scanners ?? NONE);
  const [id, setId] = useState<string>();
  const scanner = scanners.find((each) => each.id === id);
  // The requested cell may belong to another scanner than the selected one.
  useEffect(() => editor.$askedCell.subscribe((cell) => cell && setId(cell.scanner)), [editor]);
  const choose = (next: string) => {
    // An invalid text is stored only in the grid that shows it.
    if (editor.refused.$all.get().length > 0) notify('error', m.refusedFirst);
    else setId(next === '' ? undefined : next);
  };
  return { scanners, scanner, choose };
}

/** Choice between the shared values and those of one scanner, where they differ. */
export function ScannerField({ scanners, scanner, choose }: ReturnType<typeof useScanner>) {
  if (scanners.length === 0) return null;
  return (
    <>
      <ChoiceField
        id="valeurs-appareil"
        label={m.written}
        options={[
          { value: '', label: m.shared },
          ...scanners.map(({ id, name }) => ({ value: id, label: m.ofScanner(name) })),
        ]}
        value={scanner?.id ?? ''}
        onChange={choose}
      />
      <p className="hint">{scanner ? m.scannerHint(scanner.name) : m.sharedHint}</p>
    </>
  );
}

/** Rows that a scanner does not use, with buttons to restore them. */
export function AbsentRows({
  editor,
  table,
  scanner,
}: {
  editor: ProtocolEditor;
  table: TableName;
  scanner: Scanner;
}) {
  const rows = useDraft(editor, (draft) => rowsOf(draft, table)).filter((row) => isAbsentOn(row, scanner.id));
  if (rows.length === 0) return null;
  return (
    <div className="absent-rows">
      <p>{m.absent(scanner.name)}</p>
      <ul>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids
          <li key={at}>
            <button
              type="button"
              className="button"
              onClick={() =>
                editor.edit((body) =>
                  setRows(
                    body,
                    table,
                    resetCells(rowsOf(body, table), [{ row, keys: [ABSENT] }], scanner.id),
                  ),
                )
              }
            >
              {m.bringBack(row.name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
