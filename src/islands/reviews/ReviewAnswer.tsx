import { useState } from 'react';
import { runWithIntention } from '#lib/accounts/browser/intention.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { noteWorkingCopy } from '#lib/items/working-copies-store.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { reviewersMessages } from '#lib/reviews/reviewers-texts.ts';
import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { itemReview } from '#lib/reviews/store.ts';
import { reviewMessages } from '#lib/reviews/texts.ts';
import { reviewWordMessages } from '#lib/reviews/word-texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { usePendingAction } from '../form/use-pending-action.ts';
import { LeaveButton } from '../people/LeaveButton.tsx';
import { StepForm } from './StepForm.tsx';
import './review-answer.css';

interface ReviewAnswerProps {
  kind: ItemKind;
  id: string;
  /** The revision on screen, so that a reviewer cannot answer about a state they have not seen. */
  revision: number;
  title: string;
  /** Missing parts that prevent validation, in French. */
  lacks?: readonly string[];
}

interface Step {
  to: ReviewStatus;
  title: string;
  submit: string;
  body: string;
  hint?: string;
}

/** The answers to a review: of a kind that is validated by review, and of one that is published without. */
const STEPS: Record<'version' | 'word', readonly Step[]> = {
  version: [
    {
      to: VALIDATED,
      title: m.validateTitle,
      submit: reviewMessages.validate,
      body: reviewersMessages.validateBody,
      hint: m.wordHint,
    },
    {
      to: WRITING,
      title: m.sendBackTitle,
      submit: reviewMessages.sendBack,
      body: reviewersMessages.sendBackBody,
    },
  ],
  word: [
    { to: VALIDATED, ...reviewWordMessages.ready },
    { to: WRITING, ...reviewWordMessages.again },
  ],
};

/** The reviewer's two answers: validate the item, or send it back with a comment. */
export function ReviewAnswer({ kind, id, revision, title, lacks = [] }: ReviewAnswerProps) {
  const { reviewed, paths } = KINDS[kind];
  const steps = STEPS[reviewed ? 'version' : 'word'];
  const [asked, setAsked] = useState<Step & { start?: string }>();
  const isLive = useIsLive();
  usePendingAction({ kind, id, action: 'review' }, ({ to, word }) => {
    const step = steps.find((each) => each.to === to);
    if (step && (to !== VALIDATED || lacks.length === 0)) setAsked({ ...step, start: word });
  });
  const take = async (to: ReviewStatus, word: string) => {
    noteWorkingCopy({ _id: id, revision });
    const done = reviewed ? undefined : reviewWordMessages.done[to];
    const isTaken = await runWithIntention({ kind, id, action: 'review', to, word }, () =>
      itemReview(kind, id).take(to, word, done),
    );
    if (isTaken) location.assign(reviewed && to === VALIDATED ? paths.item(id) : paths.mine);
    return isTaken;
  };
  return (
    <>
      {lacks.length > 0 && (
        <div>
          <p>{reviewersMessages.lacks}</p>
          <ul>
            {lacks.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="review-answers">
        {steps.map((step) => (
          <button
            key={step.to}
            type="button"
            className={step.to === VALIDATED ? 'button primary' : 'button'}
            disabled={!isLive || (step.to === VALIDATED && lacks.length > 0)}
            onClick={() => setAsked(step)}
          >
            <i className={step.to === VALIDATED ? 'i-lucide-check' : 'i-lucide-undo-2'} aria-hidden="true" />
            {step.submit}
          </button>
        ))}
        <LeaveButton kind={kind} id={id} title={title} leaves="reviewer" />
      </div>
      {asked && (
        <StepForm
          to={asked.to}
          words={asked}
          start={asked.start}
          onTake={(word) => take(asked.to, word)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.body}</p>
        </StepForm>
      )}
    </>
  );
}
