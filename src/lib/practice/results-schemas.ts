import type { Grade } from './attempt-rules.ts';

/** A graded case of a session. Its answer was read, so that its title may be shown. */
export interface SessionResult {
  attemptId: string;
  caseId: string;
  title: string;
  grade: Grade;
  hypothesis: string | null;
  /** ISO 8601. */
  due: string | null;
  /** Whether it is the latest grade of its case and may be corrected. */
  isLast: boolean;
}
