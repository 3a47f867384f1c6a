import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailed } from '#lib/contract/client.ts';
import type { RatingAnswer, RatingComment } from '#lib/contract/items.ts';
import { type ItemKind, KIND_PLURALS } from '#lib/domain/item.ts';
import { ratingMessages as m } from '#lib/messages/rating.ts';
import { call } from '#lib/stores/api.ts';
import { RatingPanel } from './RatingPanel.tsx';
import { Stars } from './Stars.tsx';
import './rating.css';

export interface RatingWidgetProps extends RatingAnswer {
  kind: ItemKind;
  id: string;
  /** False shows the figures only: signed out, one's own item, or not public. */
  editable: boolean;
  /** Where « Noter » leads somebody who must sign in first. */
  signInHref?: string | undefined;
  onChange(answer: RatingAnswer): void;
}

const MESSAGE_MS = 3000;

/** What the parent is told when the server's answer carries no figures (product.md, difference 3). */
const NO_RATING: RatingAnswer = { averageRating: 0, ratingsCount: 0, userRating: null };

function figuresOf(answer: unknown): RatingAnswer | undefined {
  const figures = answer as Partial<RatingAnswer> | null;
  return typeof figures?.averageRating === 'number' ? (figures as RatingAnswer) : undefined;
}

/** The comment one gave with one's rating; empty when there is none or it cannot be read. */
async function ownComment(path: string): Promise<string> {
  try {
    const { comments } = (await call('GET', path)) as { comments?: RatingComment[] };
    return comments?.find((each) => each.mine)?.comment ?? '';
  } catch {
    return '';
  }
}

/** Shows an item's rating and lets a signed-in person give, change or delete theirs (specification §4). */
export function RatingWidget(props: RatingWidgetProps) {
  const { kind, id, userRating, editable, signInHref, onChange } = props;
  const [message, setMessage] = useState('');
  const [submitting, setSubmitting] = useState(false);
  const [panel, setPanel] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const path = `/${KIND_PLURALS[kind]}/${id}/rate`;

  const close = () => {
    // The page behind a modal takes no focus: the dialog has to be gone first.
    flushSync(() => setPanel(false));
    setMessage('');
    opener.current?.focus();
  };
  const run = async (
    action: () => Promise<unknown>,
    success: string,
    failure: string,
    told: RatingAnswer,
  ) => {
    setSubmitting(true);
    setMessage('');
    try {
      const answer = await action();
      onChange(figuresOf(answer) ?? told);
      close();
      setMessage(success);
      setTimeout(() => setMessage((shown) => (shown === success ? '' : shown)), MESSAGE_MS);
    } catch (error) {
      setMessage((error instanceof CallFailed && error.serverMessage) || failure);
    } finally {
      setSubmitting(false);
    }
  };
  const publish = (rating: number, comment: string | undefined) =>
    run(
      () => call('POST', path, { body: { rating, ...(comment === undefined ? {} : { comment }) } }),
      m.rated,
      m.rateFailure,
      { ...props, userRating: rating },
    );
  const remove = () => run(() => call('DELETE', path), m.deleted, m.deleteFailure, NO_RATING);
  const label = userRating === null ? (m.rate[kind] ?? m.rateOther) : m.change;
  return (
    <div className="rating-widget">
      <Stars average={props.averageRating} count={props.ratingsCount} />
      {editable && (
        <button
          ref={opener}
          type="button"
          className="rate-button needs-script"
          aria-expanded={panel}
          onClick={() => setPanel(true)}
        >
          <i className="i-lucide-star" aria-hidden="true" />
          {label}
        </button>
      )}
      {signInHref && (
        <a className="rate-button" href={signInHref}>
          <i className="i-lucide-star" aria-hidden="true" />
          {m.rate[kind]}
        </a>
      )}
      <div role="status" className="rating-message">
        {!panel && message && (
          <p className={m.isSuccess(message) ? 'banner success' : 'banner error'}>{message}</p>
        )}
      </div>
      {panel && (
        <RatingPanel
          label={label}
          initial={userRating}
          readComment={() => ownComment(`/${KIND_PLURALS[kind]}/${id}/ratings`)}
          message={message}
          submitting={submitting}
          onMessage={setMessage}
          onPublish={publish}
          onDelete={userRating === null ? undefined : remove}
          onCancel={close}
        />
      )}
    </div>
  );
}
