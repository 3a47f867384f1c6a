import { useState } from 'react';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/domain/review.ts';
import { protocolPaths } from '#lib/kinds/protocol/paths.ts';
import { reviewMessages } from '#lib/messages/review.ts';
import { reviewStepMessages as m } from '#lib/messages/review-steps.ts';
import { reviewersMessages } from '#lib/messages/reviewers.ts';
import { itemReview } from '#lib/stores/item-review.ts';
import { noteWorkingCopy } from '#lib/stores/working-copies.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { StepForm } from './StepForm.tsx';

interface ReviewAnswerProps {
  id: string;
  /** The item's as it is read: nobody validates what they have not seen. */
  revision: number;
  /** What it lacks to be validated, in words. */
  lacks: readonly string[];
}

const STEPS = [
  {
    to: VALIDATED,
    title: m.validateTitle,
    submit: reviewMessages.validate,
    body: reviewersMessages.validateBody,
  },
  {
    to: WRITING,
    title: m.sendBackTitle,
    submit: reviewMessages.sendBack,
    body: reviewersMessages.sendBackBody,
  },
] as const satisfies { to: ReviewStatus; title: string; submit: string; body: string }[];

/** What somebody who was asked to review a protocol answers: it is validated, or sent back with a word. */
export function ReviewAnswer({ id, revision, lacks }: ReviewAnswerProps) {
  const [asked, setAsked] = useState<(typeof STEPS)[number]>();
  const isLive = useIsLive();
  const take = async (to: ReviewStatus, word: string) => {
    noteWorkingCopy({ _id: id, revision });
    const isTaken = await itemReview('protocol', id).take(to, word);
    if (isTaken) location.assign(to === VALIDATED ? protocolPaths.item(id) : protocolPaths.mine);
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
        {STEPS.map((step) => (
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
      </div>
      {asked && (
        <StepForm
          to={asked.to}
          words={asked}
          onTake={(word) => take(asked.to, word)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.body}</p>
        </StepForm>
      )}
    </>
  );
}
