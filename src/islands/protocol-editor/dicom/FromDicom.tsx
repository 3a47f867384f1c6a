import { useEffect, useRef, useState } from 'react';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import type { AcquisitionRow, TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { SkippedFiles } from '../../files/SkippedFiles.tsx';
import { entriesOf, useFileDrop } from '../../files/use-file-drop.ts';
import '../../files/files.css';
import './from-dicom.css';
import { ExamPlace } from './ExamPlace.tsx';
import { ProposalList } from './ProposalList.tsx';
import { type Exam, useExam } from './use-exam.ts';

interface FromDicomProps {
  /** The protocol's own table, and its number of rows. */
  table: TableName;
  rowCount?: number;
  /** Files dropped on the page outside this panel. */
  dropped?: readonly FileSystemEntry[] | undefined;
  /** Called with the rows to append; the table differs from `table` when the exam is of another kind. */
  onRows(table: TableName, rows: AcquisitionRow[]): void;
}

/** Rows from an exam's files: read in this browser and ticked by the person; nothing else is kept of the files. */
export function FromDicom({ table, rowCount = 0, dropped, onRows }: FromDicomProps) {
  const exam = useExam();
  useDropped(exam, dropped);
  const [added, setAdded] = useState(0);
  const drop = useFileDrop((items) => exam.take({ dropped: entriesOf(items) }));
  const { reading } = exam;
  const hasRows = reading !== null && reading.proposals.length > 0;
  const panel = usePanelFocus(reading !== null || exam.progress !== null);
  const add = (to: TableName, rows: AcquisitionRow[]) => {
    onRows(to, rows);
    setAdded(rows.length);
    exam.clear();
  };
  return (
    <section ref={panel} className="from-dicom" aria-label={m.title} tabIndex={-1} {...drop.handlers}>
      <div className={drop.isOver ? 'panel drop-zone is-over' : 'panel drop-zone'}>
        {!hasRows && <ExamPlace exam={exam} title={m.title} hint={m.hint} />}
        {reading && hasRows && (
          <ProposalList exam={reading} table={table} rowCount={rowCount} onRows={add} onClear={exam.clear} />
        )}
        <p className="hint drop-promise">
          <i className="i-lucide-shield-check" aria-hidden="true" />
          <span>{m.promise}</span>
        </p>
        <p role="status" className={added > 0 && !hasRows ? 'dicom-added' : 'visually-hidden'}>
          {added > 0 && !reading && !exam.progress ? m.added(added) : ''}
        </p>
      </div>
      {reading && !hasRows && exam.skipped.length === 0 && <p className="banner warning">{m.none}</p>}
      <SkippedFiles skipped={exam.skipped} onClose={exam.closeSkipped} />
    </section>
  );
}

/** Reads files dropped outside the panel, once. */
function useDropped({ take }: Exam, dropped: FromDicomProps['dropped']) {
  const read = useRef(take);
  useEffect(() => {
    read.current = take;
  });
  useEffect(() => {
    if (dropped) read.current({ dropped });
  }, [dropped]);
}

/**
 * Focuses the panel and scrolls it into view when the pressed button disappears: when reading starts, or with the
 * list.
 */
function usePanelFocus(isBusy: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) panel.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return panel;
}
