import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import { $keptAttempts } from '#lib/practice/attempts-store.ts';
import { $ownAttempt, correctGrade, takeBackGrade } from '#lib/practice/own-attempt-store.ts';
import type { OwnWords } from '#lib/practice/own-words-rules.ts';
import { TAKEN_BACK_FIELD } from '#lib/practice/path-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { AttemptFields } from './AttemptFields.tsx';
import { GradeButtons } from './GradeButtons.tsx';
import { SetAside } from './SetAside.tsx';

export interface AttemptBarProps {
  caseId: string;
  /** Initial values, for forms sent without script. */
  before?: OwnWords;
  /** Whether the answer is on screen: the bar then shows the grades instead of the fields of the hypothesis. */
  isAnswered: boolean;
  /** Whether the server has a grade, for forms sent without script. */
  isGradedBefore?: boolean;
  /** Whether the bar takes the focus when it appears, because the reader opened it. */
  takesFocus: boolean;
  onReveal(): void;
  onGrade(grade: Grade): void;
  /** Absent if it cannot be closed. */
  onClose?(): void;
}

function Graded({ grade, due, kept }: { grade: Grade; due: string | null; kept: boolean }) {
  const isWaiting = useStore($keptAttempts) > 0;
  return (
    <p className="attempt-graded" role="status">
      <span>
        <strong>{m.graded(grade)}</strong> {due && m.due(due)} {kept && isWaiting && m.kept}
      </span>
      <button type="button" className="button" onClick={correctGrade}>
        {m.correct}
      </button>
      <button type="button" className="button" onClick={() => void takeBackGrade()}>
        {m.takeBack}
      </button>
    </p>
  );
}

/** Above the case's bar: the fields of the hypothesis, then the grade once the answer is shown. */
export function AttemptBar({
  caseId,
  before,
  isAnswered,
  isGradedBefore,
  takesFocus,
  ...on
}: AttemptBarProps) {
  const bar = useRef<HTMLElement>(null);
  const own = useStore($ownAttempt);
  const attempt = own?.caseId === caseId ? own : null;
  const fields = attempt ?? (before && { ...before, revealedAt: null });
  useEffect(() => {
    // The focused field has disappeared, and keys now grade.
    if (isAnswered && (takesFocus || document.activeElement === document.body)) bar.current?.focus();
  }, [isAnswered, takesFocus]);
  const grade = attempt?.grade ?? null;
  useEffect(() => {
    // The button that removed the grade has disappeared too.
    if (isAnswered && grade === null && document.activeElement === document.body) bar.current?.focus();
  }, [isAnswered, grade]);
  return (
    <section ref={bar} className="attempt-bar" aria-label={m.title} tabIndex={-1}>
      {!isAnswered && !attempt?.grade && fields && (
        <AttemptFields attempt={fields} takesFocus={takesFocus} onReveal={on.onReveal} />
      )}
      {attempt?.grade && <Graded {...attempt} grade={attempt.grade} />}
      {isAnswered && !attempt?.grade && <GradeButtons onGrade={on.onGrade} />}
      {isAnswered && isGradedBefore && (
        <button type="submit" name={TAKEN_BACK_FIELD} value="1" className="button without-script">
          {m.takeBack}
        </button>
      )}
      {isAnswered && <SetAside key={caseId} caseId={caseId} />}
      {on.onClose && !attempt?.grade && (
        <button type="button" className="tool" aria-label={m.close} title={m.close} onClick={on.onClose}>
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
