import { commonMessages } from '#lib/platform/common-texts.ts';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import { AddButton } from '../../files/AddButton.tsx';
import type { Exam } from './use-exam.ts';

interface ExamPlaceProps {
  exam: Exam;
  title: string;
  hint: string;
  /** The level of the title, below the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Where an exam's files are dropped or chosen, and the progress of reading them. */
export function ExamPlace({ exam, title, hint, heading: Heading = 'h3' }: ExamPlaceProps) {
  const take = (files: File[]) => exam.take({ picked: files });
  return (
    <>
      <i className="drop-icon i-lucide-scan-line" aria-hidden="true" />
      <div className="drop-text">
        <Heading>{title}</Heading>
        <p>{hint}</p>
      </div>
      <div className="drop-actions">
        <AddButton label={m.files} icon="i-lucide-file-plus" onFiles={take} />
        <AddButton label={m.directory} icon="i-lucide-folder-plus" directory onFiles={take} />
      </div>
      {exam.progress && <Reading exam={exam} progress={exam.progress} />}
    </>
  );
}

function Reading({
  exam,
  progress: { done, count },
}: {
  exam: Exam;
  progress: NonNullable<Exam['progress']>;
}) {
  return (
    <div className="reading">
      <p role="status">
        <span className="spinner" aria-hidden="true" />{' '}
        {count > 0 ? m.readingOne(done, count) : `${m.reading}…`}
      </p>
      <progress {...(count > 0 && { value: done, max: count })} aria-label={m.reading} />
      <button type="button" className="button small" onClick={exam.stop}>
        {commonMessages.cancel}
      </button>
    </div>
  );
}
