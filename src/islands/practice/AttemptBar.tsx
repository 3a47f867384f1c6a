import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import { $keptAttempts } from '#lib/practice/attempts-store.ts';
import { $ownAttempt, correctGrade, type OwnWords } from '#lib/practice/own-attempt-store.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { AttemptFields } from './AttemptFields.tsx';
import { GradeButtons } from './GradeButtons.tsx';

export interface AttemptBarProps {
  caseId: string;
  /** What is in the fields where there is no script. */
  before?: OwnWords;
  /** Whether the answer is on screen: a grade is then asked for instead of a hypothesis. */
  isAnswered: boolean;
  /** Puts the focus here as it appears: somebody asked for it. */
  takesFocus: boolean;
  onReveal(): void;
  onGrade(grade: Grade): void;
  /** Absent where nothing closes it. */
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
    </p>
  );
}

/** Above the case's bar: what one thinks, and once the answer is there, how it went. */
export function AttemptBar({ caseId, before, isAnswered, takesFocus, ...on }: AttemptBarProps) {
  const bar = useRef<HTMLElement>(null);
  const own = useStore($ownAttempt);
  const attempt = own?.caseId === caseId ? own : null;
  const fields = attempt ?? (before && { ...before, revealedAt: null });
  useEffect(() => {
    // Keys then grade; the field that had the focus is gone.
    if (isAnswered && (takesFocus || document.activeElement === document.body)) bar.current?.focus();
  }, [isAnswered, takesFocus]);
  return (
    <section ref={bar} className="attempt-bar" aria-label={m.title} tabIndex={-1}>
      {!isAnswered && !attempt?.grade && fields && (
        <AttemptFields attempt={fields} takesFocus={takesFocus} onReveal={on.onReveal} />
      )}
      {attempt?.grade && <Graded {...attempt} grade={attempt.grade} />}
      {isAnswered && !attempt?.grade && <GradeButtons onGrade={on.onGrade} />}
      {on.onClose && !attempt?.grade && (
        <button type="button" className="tool" aria-label={m.close} title={m.close} onClick={on.onClose}>
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
