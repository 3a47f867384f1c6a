import { useEffect, useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { recordAttempt, restoreAttempts } from '#lib/practice/attempts-store.ts';
import { forgetSessionAttempts } from '#lib/practice/kept-records-store.ts';
import { isSessionKept } from '#lib/practice/kept-session-store.ts';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { practicePaths, TAKEN_BACK_FIELD } from '#lib/practice/path-rules.ts';
import type { SessionResult } from '#lib/practice/results-schemas.ts';
import { attemptMessages, gradeNames } from '#lib/practice/texts.ts';
import { GradeButtons } from './GradeButtons.tsx';
import './attempt.css';
import './session-results.css';

interface SessionResultsProps {
  sessionId: string;
  results: readonly SessionResult[];
}

type ShownResult = SessionResult & {
  /** Whether the grade is stored on this device until there is a connection. */
  isKept?: boolean;
};

/** Removes a finished session from offline storage. */
function leaveDevice(id: string): void {
  forgetSessionAttempts(id);
  if (!isSessionKept(id)) return;
  const remove = async () =>
    (await import('#lib/offline/browser/kept-cache.ts')).removeKept({ kind: 'session', id });
  // If the code of removal cannot be loaded, the service worker removes the session later.
  remove().catch(() => undefined);
}

/** The results with corrected grades: shown at once, sent when there is a connection. */
function useCorrections(sessionId: string, first: readonly SessionResult[]) {
  const [results, setResults] = useState<readonly ShownResult[]>(first);
  useEffect(() => restoreAttempts(), []);
  useEffect(() => leaveDevice(sessionId), [sessionId]);
  const show = (shown: ShownResult) =>
    setResults((all) => all.map((each) => (each.attemptId === shown.attemptId ? shown : each)));
  const correct = async (before: ShownResult, grade: Grade) => {
    const { attemptId: id, caseId } = before;
    show({ ...before, grade, due: null });
    const now = new Date().toISOString();
    const outcome = await recordAttempt({ id, caseId, sessionId, at: now, grade, changedAt: now });
    // The reason for a refusal is shown as a notice; the list shows the server's grade.
    if (outcome.state === 'lost') show(before);
    else if (outcome.state === 'refused')
      show({ ...before, grade: outcome.graded?.grade ?? before.grade, due: outcome.graded?.due ?? null });
    else if (outcome.state === 'kept') show({ ...before, grade, due: null, isKept: true });
    else show({ ...before, grade, due: outcome.due, isKept: false });
  };
  const takeBack = async (before: ShownResult) => {
    const { attemptId: id, caseId } = before;
    const now = new Date().toISOString();
    const attempt = { id, caseId, sessionId, at: now, takenBack: true, changedAt: now } as const;
    const outcome = await recordAttempt(attempt);
    if (outcome.state === 'refused' || outcome.state === 'lost') return;
    setResults((all) => all.filter((each) => each.attemptId !== id));
    notify('success', m.takenBack);
  };
  return { results, correct, takeBack };
}

interface ResultProps {
  result: ShownResult;
  onCorrect(grade: Grade): void;
  onTakeBack(): void;
}

function Correction({ result, onCorrect, onTakeBack }: ResultProps) {
  return (
    <details className="correction">
      <summary className="button" aria-label={m.correctOf(result.title)}>
        {attemptMessages.correct}
      </summary>
      <form method="post">
        <input type="hidden" name="cas" value={result.caseId} />
        <input type="hidden" name="essai" value={result.attemptId} />
        <GradeButtons hasKeys={false} onGrade={onCorrect} />
        <button
          type="submit"
          name={TAKEN_BACK_FIELD}
          value="1"
          className="button"
          aria-label={m.takeBackOf(result.title)}
          onClick={(event) => {
            event.preventDefault();
            onTakeBack();
          }}
        >
          {attemptMessages.takeBack}
        </button>
      </form>
    </details>
  );
}

function Result({ result, onCorrect, onTakeBack }: ResultProps) {
  const { caseId, title, grade, hypothesis, due, isLast, isKept } = result;
  return (
    <li className="panel">
      <a href={casePaths.item(caseId)}>{title}</a>
      <p className="result-facts" role="status">
        <span className={`tone-${grade}`}>{gradeNames[grade]}</span>
        {due && <span>{m.dueOn(due)}</span>}
        {isKept && <span>{attemptMessages.kept}</span>}
      </p>
      {hypothesis && <p className="result-facts">{m.hypothesisWas(hypothesis)}</p>}
      {/* The key resets the form: it closes after each grade. */}
      {isLast && <Correction key={grade} result={result} onCorrect={onCorrect} onTakeBack={onTakeBack} />}
    </li>
  );
}

/** Results of a session with the titles of its cases; a wrong grade can be corrected. */
export function SessionResults({ sessionId, results: first }: SessionResultsProps) {
  const { results, correct, takeBack } = useCorrections(sessionId, first);
  const countOf = (grade: Grade) => results.filter((each) => each.grade === grade).length;
  return (
    <div className="session-results">
      <p className="subtitle">{results.length === 0 ? m.noResults : m.gradedCount(results.length)}</p>
      {results.length > 0 && (
        <ul className="grade-counts tabular">
          {GRADES.map((grade) => (
            <li key={grade} className={`tone-${grade}`}>
              {m.gradeCount(gradeNames[grade], countOf(grade))}
            </li>
          ))}
        </ul>
      )}
      {results.length > 0 && (
        <ol className="results">
          {results.map((result) => (
            <Result
              key={result.attemptId}
              result={result}
              onCorrect={(grade) => void correct(result, grade)}
              onTakeBack={() => void takeBack(result)}
            />
          ))}
        </ol>
      )}
      <p className="result-ways">
        <a className="button primary" href={practicePaths.home}>
          {m.again}
        </a>
        <a className="button" href="/statistics">
          {m.statistics}
        </a>
      </p>
    </div>
  );
}
