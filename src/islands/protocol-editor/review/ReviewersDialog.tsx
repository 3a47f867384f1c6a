import { type FormEvent, useId, useRef, useState } from 'react';
import type { Reviewer } from '#lib/contract/reviews.ts';
import { REVIEWERS_MAX } from '#lib/domain/review.ts';
import { reviewersMessages as m } from '#lib/messages/reviewers.ts';
import { itemReviewers } from '#lib/stores/item-reviewers.ts';
import { ReadDialog } from '../../form/ReadDialog.tsx';

interface ReviewersDialogProps {
  id: string;
  reviewers: readonly Reviewer[];
  onChange(reviewers: readonly Reviewer[]): void;
  onClose(): void;
}

interface ReviewerListProps {
  reviewers: readonly Reviewer[];
  isBusy: boolean;
  onRemove(username: string): void;
}

function ReviewerList({ reviewers, isBusy, onRemove }: ReviewerListProps) {
  if (reviewers.length === 0) return <p className="quiet">{m.none}</p>;
  return (
    <ul className="reviewer-list">
      {reviewers.map((reviewer) => (
        <li key={reviewer.username}>
          <span>
            {reviewer.name} <span className="quiet">{m.since(reviewer)}</span>
          </span>
          <button
            type="button"
            className="button small"
            disabled={isBusy}
            aria-label={m.removeWhom(reviewer.name)}
            onClick={() => onRemove(reviewer.username)}
          >
            {m.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Names those who are to review a protocol, and takes it from them again. */
export function ReviewersDialog({ id, reviewers, onChange, onClose }: ReviewersDialogProps) {
  const [calls] = useState(() => itemReviewers('protocol', id));
  const [username, setUsername] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const take = async (asked: ReturnType<typeof calls.name>) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setRefusal('refusal' in answer ? answer.refusal : '');
    if ('reviewers' in answer) onChange(answer.reviewers);
    // What was pressed may be gone.
    input.current?.focus();
    return 'reviewers' in answer;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await take(calls.name(username))) setUsername('');
  };
  return (
    <ReadDialog className="review-dialog" title={m.title} onClose={onClose}>
      <p>{m.what}</p>
      <form className="reviewer-form" onSubmit={add}>
        <div className="field">
          <label htmlFor={field}>{m.username}</label>
          <input
            ref={input}
            id={field}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            disabled={reviewers.length >= REVIEWERS_MAX}
            aria-invalid={refusal !== ''}
            aria-describedby={`${field}-said`}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </div>
        <button type="submit" className="button primary" disabled={isBusy}>
          {m.name}
        </button>
        <p id={`${field}-said`} className="field-error" role="alert">
          {refusal}
        </p>
      </form>
      <ReviewerList
        reviewers={reviewers}
        isBusy={isBusy}
        onRemove={(whom) => void take(calls.remove(whom))}
      />
    </ReadDialog>
  );
}
