import type { Grade } from './attempt-rules.ts';

/** A graded case of a session. Its title may be shown, because its answer was viewed. */
export interface SessionResult {
  attemptId: string;
  caseId: string;
  title: string;
  grade: Grade;
  hypothesis: string | null;
  /** Date on which the case is due again, in ISO 8601. */
  due: string | null;
  /** Whether it is the latest grade of its case, which may be corrected. */
  isLast: boolean;
}
