import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { GRADES } from '#lib/practice/attempt-rules.ts';
import { $keptAttempts } from '#lib/practice/attempts-store.ts';
import { practiceMessages } from '#lib/practice/page-texts.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import type { PracticeSession } from '#lib/practice/schemas.ts';
import { gradesOf } from '#lib/practice/session-grades-store.ts';
import { $placesWaiting, sendUnsentPositions } from '#lib/practice/session-place-store.ts';
import { gradeNames, attemptMessages as m } from '#lib/practice/texts.ts';

/** End of a session whose summary waits for the connection: what this device knows of it, and a link to it. */
export function SessionOver({ session }: { session: PracticeSession }) {
  const attempts = useStore($keptAttempts);
  const places = useStore($placesWaiting);
  useEffect(() => {
    // Connected again: unsent positions are sent at once.
    if (attempts === 0) void sendUnsentPositions();
  }, [attempts]);
  const isSent = attempts === 0 && places === 0;
  const grades = gradesOf(session);
  const graded = grades.filter((grade) => grade !== null);
  const counts = GRADES.map((grade) => ({ grade, count: graded.filter((each) => each === grade).length }));
  return (
    <div className="attempt-bar session-over" role="status">
      <p>
        {isSent ? m.overSent : m.over}{' '}
        {isSent && (
          <a className="button primary" href={practicePaths.session(session.id)}>
            {m.seeResults}
          </a>
        )}
      </p>
      <p className="tabular">
        {[
          practiceMessages.gradedCount(graded.length),
          ...counts
            .filter(({ count }) => count > 0)
            .map(({ grade, count }) => practiceMessages.gradeCount(gradeNames[grade], count)),
          ...(graded.length < grades.length ? [m.ungraded(grades.length - graded.length)] : []),
        ].join(' · ')}
      </p>
    </div>
  );
}
