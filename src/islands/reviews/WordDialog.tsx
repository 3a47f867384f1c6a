import { type FormEvent, useCallback, useId, useState } from 'react';
import { runWithIntention } from '#lib/accounts/browser/intention.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { itemReviewers } from '#lib/people/store.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import {
  REVIEW_WORD_MAX,
  REVIEWERS_MAX,
  REVIEWING,
  type ReviewStatus,
  WRITING,
} from '#lib/reviews/review-rules.ts';
import type { ItemReview } from '#lib/reviews/schemas.ts';
import { itemReview } from '#lib/reviews/store.ts';
import { reviewMessages } from '#lib/reviews/texts.ts';
import { reviewWordMessages as m } from '#lib/reviews/word-texts.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { People } from '../people/PeopleDialog.tsx';
import { useRead } from '../versions/use-read.ts';
import { WordHistory, wordState } from './WordHistory.tsx';
import './word-dialog.css';
import { withinLimit } from '../form/within-limit.ts';

interface WordDialogProps {
  kind: ItemKind;
  id: string;
  /** Whether the person is the item's owner, who chooses its reviewers. */
  isOwn: boolean;
  /** Comment that was typed before signing in. */
  start: string;
  onClose(): void;
}

interface AskProps {
  review: ItemReview;
  start: string;
  onAsk(word: string): Promise<boolean>;
  onTakeBack(): Promise<boolean>;
}

/** Button that requests a verdict, or withdraws the request. */
function Ask({ review, start, onAsk, onTakeBack }: AskProps) {
  const [word, setWord] = useState(start);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const isAsked = review.status === REVIEWING;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (await (isAsked ? onTakeBack() : onAsk(word.trim()))) setWord('');
    setBusy(false);
  };
  return (
    <form className="word-ask" onSubmit={submit}>
      {!isAsked && (
        <div className="field">
          <label htmlFor={field}>{m.word}</label>
          <textarea
            id={field}
            className="input"
            rows={2}
            {...withinLimit(REVIEW_WORD_MAX)}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
      )}
      <button
        type="submit"
        className={isAsked ? 'button' : 'button primary'}
        // Not `disabled` during the request: the button would lose the focus.
        disabled={!isAsked && review.reviewers.length === 0}
        aria-disabled={busy || undefined}
      >
        {isAsked ? m.takeBack : m.ask}
      </button>
    </form>
  );
}

/** The reviewers of an item before publication, their verdicts, and the request for one. */
export function WordDialog({ kind, id, isOwn, start, onClose }: WordDialogProps) {
  const [calls] = useState(() => itemReview(kind, id));
  const [naming] = useState(() => itemReviewers(kind, id));
  const [named, setNamed] = useState<readonly NamedPerson[]>();
  const [reading, again] = useRead(useCallback(() => calls.read(), [calls]));
  const [fresh, setFresh] = useState<ItemReview>();
  const read = fresh ?? (reading.state === 'read' ? reading.result : undefined);
  const review = read && { ...read, reviewers: [...(named ?? read.reviewers)] };
  const take = async (to: ReviewStatus, word: string) => {
    if (!(await calls.take(to, word, m.done[to]))) return false;
    // The pressed button stays in the page and keeps the focus.
    await calls.read().then(setFresh, again);
    return true;
  };
  return (
    <ReadDialog className="people-dialog" title={m.title} onClose={onClose}>
      <p>{m.what}</p>
      <p className="word-state" role="status">
        {review ? wordState(review) : reading.state === 'failed' ? reviewMessages.readFailure : m.loading}
      </p>
      {reading.state === 'failed' && (
        <button type="button" className="button" onClick={again}>
          {commonMessages.retry}
        </button>
      )}
      {review && (
        <>
          <h3>{m.people}</h3>
          {isOwn ? (
            <People
              words={m}
              people={review.reviewers}
              max={REVIEWERS_MAX}
              calls={naming}
              onChange={setNamed}
            />
          ) : (
            <p>{review.reviewers.map(({ name }) => name).join(', ') || m.noneNamed}</p>
          )}
          <Ask
            review={review}
            start={start}
            onAsk={(word) =>
              runWithIntention({ kind, id, action: 'review', to: REVIEWING, word }, () =>
                take(REVIEWING, word),
              )
            }
            onTakeBack={() => take(WRITING, '')}
          />
          <WordHistory history={review.history} />
        </>
      )}
    </ReadDialog>
  );
}
