import { useStore } from '@nanostores/react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { editedKeys } from '#lib/questionnaires/report/edited-report.ts';
import { revert } from '#lib/questionnaires/report/settle.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { questionOf } from './sentence-classes.ts';
import type { KeepFocus } from './use-kept-focus.ts';

interface SentenceBarProps {
  session: ReportSession;
  focus: ReportingFocus;
  /** Key of the sentence that the bar is about. */
  sentence: string | null;
  keepFocus: KeepFocus;
}

interface WrittenProps extends Omit<SentenceBarProps, 'sentence'> {
  sentence: string;
  question: Question;
}

function WrittenBy({ session, focus, sentence, question, keepFocus }: WrittenProps) {
  const edited = useStore(session.$edited);
  const report = useStore(session.$report);
  const isEdited = editedKeys(report, edited).has(sentence);
  const isOffered = edited.offers.some(({ key }) => key === sentence);
  return (
    <div className="sentence-bar">
      <p className="sentence-origin">
        {m.fromQuestion(question.text)}
        {isEdited && <span className="sentence-edited">{m.edited}</span>}
      </p>
      {isEdited && !isOffered && (
        <button
          type="button"
          className="link-button"
          onClick={() => keepFocus(() => session.edit(revert(report, edited, sentence)))}
        >
          {m.writtenAgain}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => focus.reveal(question.id)}>
        {m.toQuestion}
      </button>
    </div>
  );
}

/** The question that wrote a sentence, as a link, and a button that restores the original text. */
export function SentenceBar({ sentence, ...page }: SentenceBarProps) {
  const question = sentence === null ? undefined : page.session.places.get(questionOf(sentence))?.question;
  if (sentence === null || !question) return <p className="sentence-bar quiet">{m.pointNone}</p>;
  return <WrittenBy {...page} sentence={sentence} question={question} />;
}
