import { lazy, Suspense, useState } from 'react';
import { rowsOf } from '#lib/kinds/protocol/body-edits.ts';
import { TABLE_OF_TYPE } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { fromDicomMessages as m } from '#lib/messages/protocol-dicom.ts';
import type { ProtocolEditor } from '../editor.ts';
import { useDraft } from '../use-draft.ts';
import { appendRows } from './append-rows.ts';

const FromDicom = lazy(async () => ({ default: (await import('./FromDicom.tsx')).FromDicom }));

/** Opens the panel in which an exam's files become rows; its code is loaded then. */
export function OpenFromDicom({ editor }: { editor: ProtocolEditor }) {
  const [isOpen, setOpen] = useState(false);
  const table = useDraft(editor, ({ imagingType }) => TABLE_OF_TYPE[imagingType]);
  const rowCount = useDraft(editor, (body) => rowsOf(body, table).length);
  return (
    <>
      <button
        type="button"
        className="button open-from-dicom"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <i className="i-lucide-scan-line" aria-hidden="true" />
        {m.open}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{m.opening}</p>}>
          <FromDicom table={table} rowCount={rowCount} onRows={(to, rows) => appendRows(editor, to, rows)} />
        </Suspense>
      )}
    </>
  );
}
