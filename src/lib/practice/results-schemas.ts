import type { Grade } from './attempt-rules.ts';

/** A case that was graded in a session: its answer was read, so that it may be named. */
export interface SessionResult {
  attemptId: string;
  caseId: string;
  title: string;
  grade: Grade;
  hypothesis: string | null;
  /** ISO 8601. */
  due: string | null;
  /** It is the last grade of its case: another one corrects it. */
  isLast: boolean;
}
