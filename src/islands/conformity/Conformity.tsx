import { useEffect, useRef, useState } from 'react';
import type { ConformityReference } from '#lib/protocols/conformity/conformity.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { SkippedFiles } from '../files/SkippedFiles.tsx';
import { entriesOf } from '../files/use-file-drop.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { ExamPlace } from '../protocol-editor/dicom/ExamPlace.tsx';
import type { ReadExam } from '../protocol-editor/dicom/read-exam.ts';
import { useExam } from '../protocol-editor/dicom/use-exam.ts';
import { ConformityReport } from './ConformityReport.tsx';
import { ExamChoice } from './ExamChoice.tsx';
import '../files/files.css';
import './conformity.css';

/** Compares an exam's files with a protocol: read in this browser only, and discarded with the page. */
export function Conformity({ protocol }: { protocol: ConformityReference }) {
  const exam = useExam();
  const [chosen, setChosen] = useState<ReadExam>();
  const isLive = useIsLive();
  const isOver = usePageDrop((items) => {
    setChosen(undefined);
    exam.take({ dropped: entriesOf(items) });
  });
  const exams = exam.reading?.exams ?? [];
  const shown = exams.length === 1 ? exams[0] : exams.find((each) => each === chosen);
  const panel = useRef<HTMLElement>(null);
  useFocusAfter(panel, exam.progress !== null, shown !== undefined);
  const again = () => {
    setChosen(undefined);
    exam.clear();
  };
  return (
    <section ref={panel} className="conformity" tabIndex={-1} aria-label={m.title} aria-busy={!isLive}>
      {!shown && (
        <div className={isOver ? 'panel drop-zone no-print is-over' : 'panel drop-zone no-print'}>
          {exams.length > 1 ? (
            <ExamChoice exams={exams} onChoose={setChosen} onAgain={again} />
          ) : (
            <ExamPlace exam={exam} title={m.place} hint={m.placeHint} heading="h2" />
          )}
          <p className="hint drop-promise">
            <i className="i-lucide-shield-check" aria-hidden="true" />
            <span>{m.promise}</span>
          </p>
        </div>
      )}
      {exam.reading && exams.length === 0 && exam.skipped.length === 0 && (
        <p className="banner warning" role="status">
          {m.none}
        </p>
      )}
      <SkippedFiles skipped={exam.skipped} onClose={exam.closeSkipped} />
      {shown && (
        <ConformityReport
          key={exams.indexOf(shown)}
          protocol={protocol}
          exam={shown}
          onAgain={again}
          {...(exams.length > 1 && { onOther: () => setChosen(undefined) })}
        />
      )}
    </section>
  );
}

/** Focuses the panel when the pressed button disappears, after reading or discarding files, and nothing else does. */
function useFocusAfter(panel: React.RefObject<HTMLElement | null>, isReading: boolean, isShown: boolean) {
  const before = useRef({ isReading, isShown });
  useEffect(() => {
    const was = before.current;
    before.current = { isReading, isShown };
    // The report's heading takes the focus itself.
    if (!isShown && (was.isShown || (was.isReading && !isReading))) panel.current?.focus();
  }, [panel, isReading, isShown]);
}
