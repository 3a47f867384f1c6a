import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { waitingMessages as m } from '#lib/questions/waiting-texts.ts';
import { ValidatedQuestion } from './ValidatedQuestion.tsx';

/** The answers of a step validated without network, without marks. */
function GivenAnswers({ step, answers, from }: WaitingStep) {
  return step.questions.map((question, index) => {
    const answer = answers[question.id];
    return (
      <ValidatedQuestion
        key={question.id}
        question={answer ? { ...question, answer } : question}
        position={from + index}
      />
    );
  });
}

/** The open step after it was validated without network, waiting on this device to be sent. */
export function WaitingAnswers({ waiting, hint }: { waiting: WaitingStep; hint: string }) {
  return (
    <>
      <div className="banner warning waiting-step" data-next tabIndex={-1}>
        <i className="i-lucide-cloud-upload" aria-hidden="true" />
        <p>
          <strong>{m.waiting}</strong> {hint}
        </p>
      </div>
      <GivenAnswers {...waiting} />
    </>
  );
}

interface RefusedAnswersProps {
  refused: WaitingStep;
  /** Where the answers that count are shown. */
  place: { position: number | null; isOver: boolean };
  onPutAway(): void;
}

/** A step validated without network that does not count: the reason, and the answers given. */
export function RefusedAnswers({ refused, place, onPutAway }: RefusedAnswersProps) {
  const { code = '', message = '' } = refused.refused ?? {};
  const id = `refus-${refused.round}-${refused.step.id}-${refused.at}`;
  return (
    <section className="panel refused-step" aria-labelledby={id}>
      <h2 id={id}>{m.refusedTitle}</h2>
      <p className="step-fault">{m.refusedWhy(code, message, place)}</p>
      <GivenAnswers {...refused} />
      <p>
        <button type="button" className="button" onClick={onPutAway}>
          <i className="i-lucide-trash-2" aria-hidden="true" />
          {m.putAway}
        </button>
      </p>
    </section>
  );
}
