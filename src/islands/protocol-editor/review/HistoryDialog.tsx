import type { TakenStep } from '#lib/reviews/schemas.ts';
import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { reviewMessages } from '#lib/reviews/texts.ts';
import { ReadDialog } from '../../form/ReadDialog.tsx';

interface HistoryDialogProps {
  history: readonly TakenStep[];
  onClose(): void;
}

/** Every step of a review, latest first. */
export function HistoryDialog({ history, onClose }: HistoryDialogProps) {
  return (
    <ReadDialog className="review-dialog" title={m.historyTitle} onClose={onClose}>
      <ol className="review-history">
        {history.map((step) => (
          <li key={`${step.at} ${step.to}`}>
            <strong>{m.step(step)}</strong>
            <p className="quiet">{m.stepAt(step)}</p>
            {step.word && <p>{reviewMessages.word(step.word)}</p>}
          </li>
        ))}
      </ol>
    </ReadDialog>
  );
}
