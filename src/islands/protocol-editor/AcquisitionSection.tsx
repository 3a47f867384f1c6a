import { Fragment, useState } from 'react';
import { rowsOf, setRows } from '#lib/protocols/body-edits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import {
  type AcquisitionRow,
  TABLE_NAMES,
  TABLE_OF_TYPE,
  type TableName,
} from '#lib/protocols/fields/acquisition-fields.ts';
import type { Scanner } from '#lib/protocols/scanners/scanner-cells.ts';
import { changeRows } from '#lib/protocols/scanners/write-rows.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import { entriesOf } from '../files/use-file-drop.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { Loaded } from '../form/Loaded.tsx';
import { AcquisitionRows } from './AcquisitionRows.tsx';
import { DoseReference } from './DoseReference.tsx';
import type { ProtocolEditor } from './editor.ts';
import { ScannerPanel } from './ScannerPanel.tsx';
import { AbsentRows, ScannerField, useScanner } from './ScannerRows.tsx';
import { Section } from './Section.tsx';
import { Tolerances } from './Tolerances.tsx';
import { useDraft } from './use-draft.ts';

/**
 * Tables that have rows though they do not belong to the imaging type: the scanner's in a protocol with a tracer, or
 * rows of an exam of another kind.
 */
function otherTables(own: TableName, acquisition: object | undefined): TableName[] {
  const written = new Set(Object.keys(acquisition ?? {}));
  return TABLE_NAMES.filter((table) => table !== own && written.has(table));
}

/** Reads rows from an exam's files, dropped anywhere on the page; the code that parses them is loaded on demand. */
function RowsFromDicom({
  editor,
  table,
  scanners,
  scanner,
}: {
  editor: ProtocolEditor;
  table: TableName;
  scanners: readonly Scanner[];
  scanner: Scanner | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<FileSystemEntry[]>();
  const isOver = usePageDrop((items) => {
    setDropped(entriesOf(items));
    setOpen(true);
  });
  /** Dropped files are read once: the panel may be opened again for others. */
  const toggle = () => {
    setDropped(undefined);
    setOpen((was) => !was);
  };
  const count = useDraft(editor, (draft) => rowsOf(draft, table).length);
  const append = (to: TableName, rows: AcquisitionRow[]) => {
    const added = editor.edit((body) =>
      setRows(
        body,
        to,
        changeRows(rowsOf(body, to), (before) => [...before, ...rows], scanner?.id, scanners),
      ),
    );
    if (added) editor.announce(m.rowsAdded(rows.length));
  };
  return (
    <div className={isOver ? 'rows-from-dicom is-over' : 'rows-from-dicom'}>
      <button type="button" className="button" aria-expanded={isOpen} onClick={toggle}>
        <i className="i-lucide-scan-line" aria-hidden="true" />
        {m.fromDicom}
      </button>
      {isOpen && (
        <Loaded
          load={async () => (await import('./dicom/FromDicom.tsx')).FromDicom}
          giveUp={toggle}
          waiting={<p role="status">{m.dicomLoading}</p>}
          props={{ table, rowCount: count, dropped, onRows: append }}
        />
      )}
    </div>
  );
}

/** The acquisition: the rows of the imaging type, and the reference doses. */
export function AcquisitionSection({ editor }: { editor: ProtocolEditor }) {
  const own = useDraft(editor, ({ imagingType }) => TABLE_OF_TYPE[imagingType]);
  const acquisition = useDraft(editor, (draft) => draft.acquisition);
  const hasReference = useDraft(editor, ({ doseReference }) => doseReference !== undefined);
  const others = otherTables(own, acquisition);
  const choice = useScanner(editor);
  const { scanners, scanner } = choice;
  const rowsOfTable = (table: TableName) => (
    <Fragment key={table}>
      <AcquisitionRows editor={editor} table={table} scanners={scanners} scanner={scanner} />
      {scanner && <AbsentRows editor={editor} table={table} scanner={scanner} />}
    </Fragment>
  );
  return (
    <Section id="acquisition">
      <ScannerField {...choice} />
      {rowsOfTable(own)}
      <RowsFromDicom editor={editor} table={own} scanners={scanners} scanner={scanner} />
      {others.map((table) => (
        <div key={table} className="other-table">
          <h3>{protocolMessages.tables[table]}</h3>
          <p className="quiet">{m.otherTable}</p>
          {rowsOfTable(table)}
        </div>
      ))}
      {(own === 'passes' || others.includes('passes') || hasReference) && <DoseReference editor={editor} />}
      <ScannerPanel editor={editor} scanners={scanners} />
      <Tolerances editor={editor} tables={[own, ...others]} />
    </Section>
  );
}
