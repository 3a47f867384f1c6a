import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useState } from 'react';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import { unsavedText } from '#lib/items/version-actions-texts.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import {
  REVIEW_STATUSES,
  REVIEWING,
  type ReviewStatus,
  VALIDATED,
  WRITING,
} from '#lib/reviews/review-rules.ts';
import type { ItemReview } from '#lib/reviews/schemas.ts';
import { itemReview } from '#lib/reviews/store.ts';
import { reviewMessages as m } from '#lib/reviews/texts.ts';
import { FIELD_IDS } from '../../publish/field-links.ts';
import { useRead } from '../../versions/use-read.ts';
import type { ProtocolEditor } from '../editor.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { Reviewers } from './Reviewers.tsx';
import './review-bar.css';

/** The possible steps at each status, with the forward step first. */
const STEPS: Record<ReviewStatus, { to: ReviewStatus; label: string; icon: string }[]> = {
  [WRITING]: [{ to: REVIEWING, label: m.ask, icon: 'i-lucide-message-square-quote' }],
  [REVIEWING]: [
    { to: VALIDATED, label: m.validate, icon: 'i-lucide-check' },
    { to: WRITING, label: m.sendBack, icon: 'i-lucide-undo-2' },
  ],
  [VALIDATED]: [{ to: WRITING, label: m.sendBack, icon: 'i-lucide-undo-2' }],
};

const LAST = REVIEW_STATUSES.indexOf(VALIDATED);

const isPassed = (index: number, at: number) => index < at || at === LAST;

function iconOf(index: number, at: number): string {
  if (isPassed(index, at)) return 'i-lucide-circle-check';
  return index === at ? 'i-lucide-circle-dot' : 'i-lucide-circle';
}

function Steps({ status }: { status: ReviewStatus }) {
  const at = REVIEW_STATUSES.indexOf(status);
  return (
    <ol className="review-steps" aria-label={m.title}>
      {REVIEW_STATUSES.map((each, index) => (
        <li
          key={each}
          className={isPassed(index, at) ? 'passed' : undefined}
          aria-current={each === status ? 'step' : undefined}
        >
          <i className={iconOf(index, at)} aria-hidden="true" />
          {each}
        </li>
      ))}
    </ol>
  );
}

/** The version in use, and the last step with its comment. */
function Said({ status, review }: { status: ReviewStatus; review: ItemReview }) {
  const { version, history, reviewers } = review;
  const [last] = history;
  const isOf = last?.to === status ? last : undefined;
  const state =
    version === null
      ? status === WRITING && m.never(reviewers.length)
      : status === VALIDATED
        ? m.inUse(version)
        : status === WRITING
          ? m.draftOf(version)
          : m.reviewOf(version);
  const said =
    isOf &&
    (status === VALIDATED
      ? m.validated(isOf)
      : status === REVIEWING
        ? m.asked(isOf)
        : isOf.word && m.sentBack(isOf));
  return <p>{[state, said, isOf?.word && m.word(isOf.word)].filter(Boolean).join(' ')}</p>;
}

interface ActionsProps {
  status: ReviewStatus;
  /** The step whose dialog is being prepared. */
  busy: ReviewStatus | undefined;
  /** Opens the history; absent when there is none. */
  onHistory: (() => void) | false | undefined;
  reviewers: ReactNode;
  /** Whether the person is a co-author, who may not validate: only the owner or the reviewers do. */
  isCoAuthor: boolean;
  onStep(to: ReviewStatus): void;
}

function Actions({ status, busy, onHistory, reviewers, isCoAuthor, onStep }: ActionsProps) {
  const steps = STEPS[status].filter(({ to }) => !isCoAuthor || to !== VALIDATED);
  return (
    <div className="review-actions">
      {onHistory && (
        <button type="button" className="button" onClick={onHistory}>
          <i className="i-lucide-history" aria-hidden="true" />
          {m.history}
        </button>
      )}
      {reviewers}
      {steps.toReversed().map(({ to, label, icon }) => (
        <button
          key={to}
          type="button"
          className={to === WRITING ? 'button' : 'button primary'}
          disabled={busy !== undefined}
          onClick={() => onStep(to)}
        >
          <i className={busy === to ? 'spinner' : icon} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** The review of the protocol: its status, the comments, and the possible steps. */
export function ReviewBar({ editor }: { editor: ProtocolEditor }) {
  const { id, autosave, published } = editor;
  const status = useStore($workingCopies)[id]?.reviewStatus ?? published.reviewStatus ?? WRITING;
  const [calls] = useState(() => itemReview('protocol', id));
  // A changed status means that somebody took a step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again after each change of status
  const [reading, again] = useRead(useCallback(() => calls.read(), [calls, status]));
  const [asked, setAsked] = useState<ReviewStatus | 'history'>();
  const [busy, setBusy] = useState<ReviewStatus>();
  const ask = async (to: ReviewStatus) => {
    setBusy(to);
    const isReady = await synchronise(autosave);
    setBusy(undefined);
    if (isReady) setAsked(to);
    else notify('error', unsavedText(autosave.$status.get()));
  };
  const close = () => setAsked(undefined);
  const [named, setNamed] = useState<readonly NamedPerson[]>();
  const read = reading.state === 'read' ? reading.result : undefined;
  const reviewers = named ?? read?.reviewers ?? [];
  const review = read && { ...read, reviewers: [...reviewers] };
  return (
    <section className="review-bar" id={FIELD_IDS.validation} tabIndex={-1} aria-label={m.title}>
      <Steps status={status} />
      <div className="review-said quiet" aria-live="polite">
        {reading.state === 'failed' && (
          <>
            {m.readFailure}{' '}
            <button type="button" className="button small" onClick={again}>
              {commonMessages.retry}
            </button>
          </>
        )}
        {review && <Said status={status} review={review} />}
      </div>
      <Actions
        status={status}
        busy={busy}
        onHistory={review && review.history.length > 0 && (() => setAsked('history'))}
        isCoAuthor={published.owner !== undefined}
        reviewers={
          review &&
          published.owner === undefined && <Reviewers id={id} reviewers={reviewers} onChange={setNamed} />
        }
        onStep={(to) => void ask(to)}
      />
      {asked && (
        <ReviewDialog
          editor={editor}
          asked={asked}
          review={review}
          onTake={(to, word) => calls.take(to, word)}
          onClose={close}
        />
      )}
    </section>
  );
}
