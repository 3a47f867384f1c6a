import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import type { ReadExam } from '../protocol-editor/dicom/read-exam.ts';

interface ExamChoiceProps {
  exams: readonly ReadExam[];
  onChoose(exam: ReadExam): void;
  onAgain(): void;
}

/** Number of series names shown per exam. */
const NAMES = 4;

/** The choice of the exam to compare: exams are distinguished by type and start time, never by the patient. */
export function ExamChoice({ exams, onChoose, onAgain }: ExamChoiceProps) {
  return (
    <div className="exam-choice">
      <h2>{m.several(exams.length)}</h2>
      <p>{m.severalHint}</p>
      <ul>
        {exams.map((exam, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: no identifier of an exam may be kept to serve as a key
          <li key={at}>
            <button type="button" className="button" onClick={() => onChoose(exam)}>
              {m.compareThis} {m.exam(at + 1)}
            </button>
            <span>
              {[m.examFacts(exam.proposals.length, exam.images), m.begun(exam.begun)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="quiet">
              {exam.proposals
                .slice(0, NAMES)
                .map(({ name }) => name)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onAgain}>
        {m.again}
      </button>
    </div>
  );
}
