import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import { $ownAttempt, answerShown, beginAttempt, giveGrade } from '#lib/practice/own-attempt-store.ts';
import type { AttemptStep } from '#lib/viewer/command.ts';

interface AttemptOptions {
  caseId: string;
  sessionId: string | null;
  /** The grade that the case already has in the session. */
  graded?: { attemptId: string; grade: Grade } | null;
  isAnswered: boolean;
  /** Whether the reader wants to try the case. */
  isOpen: boolean;
}

/** Focuses the field of the hypothesis, or the grade buttons. */
export function focusAttempt(): void {
  const bar = document.querySelector<HTMLElement>('.attempt-bar');
  (bar?.querySelector<HTMLElement>('.hypothesis') ?? bar)?.focus();
}

/** The attempt at the case on screen, and its next step. */
export function useAttempt({ caseId, sessionId, graded = null, isAnswered, isOpen }: AttemptOptions) {
  const own = useStore($ownAttempt);
  const attempt = own?.caseId === caseId && own.sessionId === sessionId ? own : null;
  // A graded attempt remains current within its session and while its answer is on screen; after that a new one begins.
  const isNew = !attempt || (sessionId === null && attempt.grade !== null && !isAnswered);
  const begin = useCallback(() => {
    if (isNew) beginAttempt(caseId, sessionId, graded);
  }, [caseId, sessionId, graded, isNew]);
  useEffect(() => {
    if (isOpen && isAnswered) answerShown();
  }, [isOpen, isAnswered]);
  const asked: AttemptStep = isAnswered ? 'grading' : 'asking';
  const step: AttemptStep = isOpen && attempt?.grade == null ? asked : 'none';
  return { step, begin, attempt, grade: giveGrade };
}
