import { useEffect, useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { recordAttempt, restoreAttempts } from '#lib/practice/attempts-store.ts';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
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
  /** The grade is stored on this device until there is a connection. */
  isKept?: boolean;
};

/** The results with corrections: shown at once, sent when there is a connection. */
function useCorrections(sessionId: string, first: readonly SessionResult[]) {
  const [results, setResults] = useState<readonly ShownResult[]>(first);
  useEffect(() => restoreAttempts(), []);
  const show = (shown: ShownResult) =>
    setResults((all) => all.map((each) => (each.attemptId === shown.attemptId ? shown : each)));
  const correct = async (before: ShownResult, grade: Grade) => {
    const { attemptId: id, caseId } = before;
    show({ ...before, grade, due: null });
    const outcome = await recordAttempt({ id, caseId, sessionId, at: new Date().toISOString(), grade });
    // The reason for a refusal is shown as a notice; the list shows the server's grade.
    if (outcome.state === 'refused')
      show({ ...before, grade: outcome.graded?.grade ?? before.grade, due: outcome.graded?.due ?? null });
    else if (outcome.state === 'kept') show({ ...before, grade, due: null, isKept: true });
    else show({ ...before, grade, due: outcome.due, isKept: false });
  };
  return { results, correct };
}

function Correction({ result, onCorrect }: { result: ShownResult; onCorrect(grade: Grade): void }) {
  return (
    <details className="correction">
      <summary className="button" aria-label={m.correctOf(result.title)}>
        {attemptMessages.correct}
      </summary>
      <form method="post">
        <input type="hidden" name="cas" value={result.caseId} />
        <input type="hidden" name="essai" value={result.attemptId} />
        <GradeButtons hasKeys={false} onGrade={onCorrect} />
      </form>
    </details>
  );
}

function Result({ result, onCorrect }: { result: ShownResult; onCorrect(grade: Grade): void }) {
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
      {/* A grade that was given closes it: it is another element then. */}
      {isLast && <Correction key={grade} result={result} onCorrect={onCorrect} />}
    </li>
  );
}

/** Results of a session with the titles of its cases; a wrong grade can be corrected. */
export function SessionResults({ sessionId, results: first }: SessionResultsProps) {
  const { results, correct } = useCorrections(sessionId, first);
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
