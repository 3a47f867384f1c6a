import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { REVIEWING, VALIDATED } from '#lib/reviews/review-rules.ts';
import type { ItemReview } from '#lib/reviews/schemas.ts';
import { by, reviewMessages } from '#lib/reviews/texts.ts';
import { reviewWordMessages as m } from '#lib/reviews/word-texts.ts';

/** The state of an item's review in a sentence, with the last comment. */
export function wordState({ status, history: [last] }: Pick<ItemReview, 'status' | 'history'>): string {
  if (!last) return m.never;
  const word = last.word ? ` ${reviewMessages.word(last.word)}` : '';
  if (status === REVIEWING) return m.asked(last) + word;
  if (status === VALIDATED) return m.readyAt(last) + word;
  if (last.from === VALIDATED) return m.changedSince;
  return last.byAuthor ? m.takenBack : m.againAt(last) + word;
}

/** All steps of a review, latest first. */
export function WordHistory({ history }: Pick<ItemReview, 'history'>) {
  if (history.length === 0) return null;
  return (
    <details className="word-history">
      <summary>{m.history}</summary>
      <ol>
        {history.map((step) => (
          <li key={`${step.at} ${step.to}`}>
            {m.step(step)}
            <span className="quiet">
              {' '}
              {formatDateAndTime(step.at)}
              {by(step.by)}
            </span>
            {step.word && <p>{reviewMessages.word(step.word)}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
