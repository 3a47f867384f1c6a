import { useEffect, useRef } from 'react';
import type { Answers } from '#lib/questions/answers-schema.ts';
import type { AttemptState, ShownStep } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { waitingMessages } from '#lib/questions/waiting-texts.ts';
import { AttemptResult } from './AttemptResult.tsx';
import { BroughtImages } from './BroughtImages.tsx';
import { StepForm } from './StepForm.tsx';
import type { OfflineSteps } from './use-waiting-steps.ts';
import { ValidatedQuestion } from './ValidatedQuestion.tsx';
import { RefusedAnswers, WaitingAnswers } from './WaitingAnswers.tsx';
import '../form/field.css';
import './questions.css';

interface AttemptViewProps {
  /** Null for an author's trial, which is not stored. */
  caseId: string | null;
  state: AttemptState;
  typed?: Answers | undefined;
  isBusy: boolean;
  /** Why the last step could not be validated. */
  fault: string | null;
  /** Absent of a trial. */
  offline?: OfflineSteps | undefined;
  onValidate(step: string, answers: Answers): Promise<boolean>;
  onAgain(): void;
}

interface StepProps {
  caseId: string | null;
  step: ShownStep;
  position: number;
  /** Number of the step's first question, counted over all steps. */
  from: number;
  total: number;
  children?: React.ReactNode;
}

/** A step: its text and images, then its questions. */
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

/** Leads to what comes next once a step was validated: the next step, the result, or that it waits to be sent. */
function useFollow(validated: number, isWaiting: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const done = validated + Number(isWaiting);
  const seen = useRef<{ done: number; isWaiting: boolean } | null>(null);
  useEffect(() => {
    const before = seen.current;
    const isFurther = done > (before?.done ?? 0);
    seen.current = { done, isWaiting };
    const next = root.current?.querySelector<HTMLElement>('[data-next]');
    // What waited is gone, and the focus with it.
    const isLost = before?.isWaiting === true && !isWaiting && document.activeElement === document.body;
    // When the page is reopened it scrolls to the current step; only the person's own actions move the focus.
    if (!before && isFurther) next?.scrollIntoView({ block: 'center' });
    else if (isFurther) next?.focus();
    else if (isLost) next?.focus({ preventScroll: true });
  }, [done, isWaiting]);
  return root;
}

/** The names of the folders that the open step adds. */
const broughtNames = ({ steps }: AttemptState): string[] => {
  const last = steps.at(-1);
  return last && !last.isValidated ? (last.folders ?? []).map(({ name }) => name) : [];
};

/** The open step: its form, or its answers where it waits for the network. */
function OpenStep({
  caseId,
  state: { round, version, total, steps, explained },
  offline,
  step,
  onValidate,
  ...given
}: Omit<AttemptViewProps, 'onAgain'> & { step: ShownStep; from: number }) {
  const isSignedIn = offline?.isSignedIn ?? false;
  const next = { isLast: steps.length === total, isExplained: explained === 'step', isSignedIn };
  if (offline?.waiting)
    return <WaitingAnswers waiting={offline.waiting} hint={waitingMessages.waitingHint(next)} />;
  return (
    <>
      {offline?.isOffline && <p className="hint">{waitingMessages.offlineHint(next)}</p>}
      <StepForm
        {...given}
        place={caseId === null ? null : { caseId, round, version }}
        step={step}
        onValidate={(answers) => onValidate(step.id, answers)}
      />
    </>
  );
}

/** The steps that were answered without network and do not count. */
function Refused({ state: { steps, round }, offline }: Pick<AttemptViewProps, 'state' | 'offline'>) {
  return offline?.refused.map((refused) => {
    const isOver = refused.round !== round;
    const at = steps.findIndex(({ id, isValidated }) => isValidated && id === refused.step.id);
    return (
      <RefusedAnswers
        key={`${refused.round} ${refused.step.id} ${refused.at}`}
        refused={refused}
        place={{ position: isOver || at === -1 ? null : at + 1, isOver }}
        onPutAway={() => offline.onPutAway(refused)}
      />
    );
  });
}

/** What has just happened, for those who do not see it. */
const saidOf = (state: AttemptState, done: number, isWaiting: boolean) => {
  if (isWaiting) return waitingMessages.saidWaiting;
  return done > 0 ? m.validated(done, broughtNames(state)) : '';
};

/** The questions of a case, step by step, up to the current step of the attempt. */
export function AttemptView({ onAgain, ...props }: AttemptViewProps) {
  const { caseId, state, fault, offline } = props;
  const { steps, total, round, isFinished, explained } = state;
  const done = steps.filter(({ isValidated }) => isValidated).length;
  const isWaiting = offline?.waiting !== undefined;
  const root = useFollow(done, isWaiting);
  const starts = steps.map(
    (_, at) => 1 + steps.slice(0, at).reduce((sum, each) => sum + each.questions.length, 0),
  );
  return (
    <div className="questions" ref={root}>
      <Refused state={state} offline={offline} />
      {steps.map((step, index) => (
        <Step
          key={`${round} ${step.id}`}
          caseId={caseId}
          step={step}
          position={index + 1}
          from={starts[index]!}
          total={total}
        >
          <OpenStep {...props} step={step} from={starts[index]!} />
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
        {saidOf(state, done, isWaiting)}
      </p>
    </div>
  );
}
