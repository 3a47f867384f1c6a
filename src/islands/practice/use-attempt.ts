import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import { $ownAttempt, answerShown, beginAttempt, giveGrade } from '#lib/practice/own-attempt-store.ts';
import type { AttemptStep } from '#lib/viewer/command.ts';

interface Tried {
  caseId: string;
  sessionId: string | null;
  /** The grade that the case got in the session before. */
  graded?: { attemptId: string; grade: Grade } | null;
  isAnswered: boolean;
  /** Somebody wants to try the case. */
  isOpen: boolean;
}

/** Puts the focus where one writes, or where one grades. */
export function focusAttempt(): void {
  const bar = document.querySelector<HTMLElement>('.attempt-bar');
  (bar?.querySelector<HTMLElement>('.hypothesis') ?? bar)?.focus();
}

/** One's attempt at the case on screen: what is asked next, and what is done with it. */
export function useAttempt({ caseId, sessionId, graded = null, isAnswered, isOpen }: Tried) {
  const own = useStore($ownAttempt);
  const attempt = own?.caseId === caseId && own.sessionId === sessionId ? own : null;
  // What was graded stays so in its session, and while its answer is read; after that one tries anew.
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
