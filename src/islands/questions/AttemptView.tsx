import { useEffect, useRef } from 'react';
import type { Answers } from '#lib/questions/answers-schema.ts';
import type { AttemptState, ShownStep } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { AttemptResult } from './AttemptResult.tsx';
import { BroughtImages } from './BroughtImages.tsx';
import { StepForm } from './StepForm.tsx';
import { ValidatedQuestion } from './ValidatedQuestion.tsx';
import '../form/field.css';
import './questions.css';

interface AttemptViewProps {
  /** Null of an author's trial, which nothing keeps. */
  caseId: string | null;
  state: AttemptState;
  typed?: Answers | undefined;
  isBusy: boolean;
  /** Why the last step could not be validated. */
  fault: string | null;
  onValidate(step: string, answers: Answers): Promise<boolean>;
  onAgain(): void;
}

interface StepProps {
  caseId: string | null;
  step: ShownStep;
  position: number;
  /** Number of its first question in the whole. */
  from: number;
  total: number;
  children?: React.ReactNode;
}

/** A step: what it tells, then its questions. */
function Step({ caseId, step, position, from, total, children }: StepProps) {
  return (
    <section
      className="question-step"
      id={`etape-${step.id}`}
      tabIndex={-1}
      aria-labelledby={`titre-${step.id}`}
    >
      <h2 id={`titre-${step.id}`} className={total > 1 ? undefined : 'visually-hidden'}>
        {m.step(position, total)}
      </h2>
      {step.isKeyFeature && <p className="hint">{m.keyFeature}</p>}
      {step.text && <p className="step-text">{step.text}</p>}
      {step.folders && <BroughtImages caseId={caseId} folders={step.folders} isFirst={position === 1} />}
      {step.isValidated
        ? step.questions.map((question, index) => (
            <ValidatedQuestion key={question.id} question={question} position={from + index} />
          ))
        : children}
    </section>
  );
}

/** Leads to what comes next once a step was validated: the next step, or the result. */
function useFollow(state: AttemptState) {
  const root = useRef<HTMLDivElement>(null);
  const done = state.steps.filter(({ isValidated }) => isValidated).length;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = seen.current === null;
    const isFurther = seen.current !== done && done > 0;
    seen.current = done;
    const next = root.current?.querySelector<HTMLElement>('[data-next]');
    // One comes back to where one was; only what one did moves the focus.
    if (isFirst && isFurther) next?.scrollIntoView({ block: 'center' });
    else if (isFurther) next?.focus();
  }, [done]);
  return { root, done };
}

/** The names of the folders that the open step brings. */
const broughtNames = ({ steps }: AttemptState): string[] => {
  const last = steps.at(-1);
  return last && !last.isValidated ? (last.folders ?? []).map(({ name }) => name) : [];
};

/** The questions of a case, step by step, as far as an attempt went. */
export function AttemptView({ caseId, state, typed, isBusy, fault, onValidate, onAgain }: AttemptViewProps) {
  const { root, done } = useFollow(state);
  const { steps, total, round, version, isFinished, explained } = state;
  const starts = steps.map(
    (_, at) => 1 + steps.slice(0, at).reduce((sum, each) => sum + each.questions.length, 0),
  );
  return (
    <div className="questions" ref={root}>
      {steps.map((step, index) => (
        <Step
          key={`${round} ${step.id}`}
          caseId={caseId}
          step={step}
          position={index + 1}
          from={starts[index]!}
          total={total}
        >
          <StepForm
            place={caseId === null ? null : { caseId, round, version }}
            step={step}
            from={starts[index]!}
            typed={typed}
            isBusy={isBusy}
            fault={fault}
            onValidate={(answers) => onValidate(step.id, answers)}
          />
        </Step>
      ))}
      {!isFinished && done > 0 && explained === 'end' && <p className="hint">{m.explainedAtEnd}</p>}
      {isFinished && fault && (
        <p className="step-fault" role="alert">
          {fault}
        </p>
      )}
      {isFinished && <AttemptResult caseId={caseId} state={state} onAgain={onAgain} />}
      <p className="visually-hidden" role="status">
        {done > 0 ? m.validated(done, broughtNames(state)) : ''}
      </p>
    </div>
  );
}
