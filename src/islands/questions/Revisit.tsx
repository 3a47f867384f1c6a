import { useStore } from '@nanostores/react';
import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { $keptAttempts } from '#lib/practice/attempts-store.ts';
import { $ownAttempt, correctGrade } from '#lib/practice/own-attempt-store.ts';
import { attemptMessages } from '#lib/practice/texts.ts';
import { proposedGrade } from '#lib/questions/proposed-grade.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { useAttempt } from '../practice/use-attempt.ts';

interface RevisitProps {
  caseId: string;
  points: number;
  /** The maximum number of points. */
  marked: number;
}

/** Schedules the case for practice, with a grade suggested by the points. */
export function Revisit({ caseId, points, marked }: RevisitProps) {
  const own = useStore($ownAttempt);
  // Within a session, the grade belongs to the attempt of that session.
  const sessionId = own?.caseId === caseId ? own.sessionId : null;
  const { attempt, begin, grade } = useAttempt({ caseId, sessionId, isAnswered: true, isOpen: false });
  const isWaiting = useStore($keptAttempts) > 0;
  const proposed = proposedGrade(points, marked);
  const give = (chosen: Grade) => {
    begin();
    void grade(chosen);
  };
  if (attempt?.grade)
    return (
      <p className="revisit-graded" role="status">
        <span>
          <strong>{attemptMessages.graded(attempt.grade)}</strong>{' '}
          {attempt.due && attemptMessages.due(attempt.due)}{' '}
          {attempt.kept && isWaiting && attemptMessages.kept}
        </span>
        <button type="button" className="button" onClick={correctGrade}>
          {attemptMessages.correct}
        </button>
      </p>
    );
  return (
    <fieldset className="revisit">
      <legend>{m.revisit}</legend>
      <p className="hint">{m.revisitHint(attemptMessages.grade(proposed))}</p>
      <div className="revisit-grades">
        {GRADES.map((each) => (
          <button
            key={each}
            type="button"
            className={each === proposed ? 'button primary' : 'button'}
            onClick={() => give(each)}
          >
            {attemptMessages.grade(each)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
