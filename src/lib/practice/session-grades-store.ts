import type { Grade } from './attempt-rules.ts';
import { asGraded, attemptBefore } from './own-attempt-store.ts';
import type { PracticeSession } from './schemas.ts';

/** The grades of a session known to this device: given here, or contained in the page. */
export function gradesOf({ id, cases }: PracticeSession): (Grade | null)[] {
  return cases.map(({ caseId, graded }) => {
    const own = attemptBefore(caseId, id);
    return own ? asGraded(own, graded).grade : (graded?.grade ?? null);
  });
}
