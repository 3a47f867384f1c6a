import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RatingAnswer } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { ratingMessages as m } from '#lib/messages/rating.ts';
import { type Intention, intendBefore, takeIntention } from '#lib/stores/intention.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { Stars } from './Stars.tsx';
import { type RatedItem, useRating } from './use-rating.ts';
import './rating.css';

export interface RatingWidgetProps extends RatedItem {
  /** False shows the figures only: signed out, one's own item, or not public. */
  editable: boolean;
  /** Where « Noter » leads somebody who must sign in first. */
  signInHref?: string | undefined;
  onChange(answer: RatingAnswer): void;
}

/** What one was about to give before one had to sign in; `onFound` opens the panel on it. */
function useIntended(editable: boolean, kind: ItemKind, id: string, onFound: () => void) {
  const intended = useRef<Extract<Intention, { action: 'rate' }>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the page that signing in leads back to
  useEffect(() => {
    intended.current = editable ? takeIntention(kind, id, 'rate') : null;
    if (intended.current) onFound();
  }, []);
  return intended;
}

/** « Noter » for a visitor: the panel opens once they have signed in. */
function SignInToRate({ kind, id, href }: { kind: ItemKind; id: string; href: string }) {
  return (
    <a
      className="rate-button"
      href={href}
      onClick={(event) => intendBefore(event.currentTarget, { kind, id, action: 'rate' })}
    >
      <i className="i-lucide-star" aria-hidden="true" />
      {m.rate[kind]}
    </a>
  );
}

/** Shows an item's rating and lets a signed-in person give, change or delete theirs (specification §4). */
export function RatingWidget(props: RatingWidgetProps) {
  const { kind, id, userRating, editable, signInHref } = props;
  const [panel, setPanel] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const intended = useIntended(editable, kind, id, () => setPanel(true));
  const close = () => {
    // The page behind a modal takes no focus: the dialog has to be gone first.
    flushSync(() => setPanel(false));
    intended.current = null;
    rating.setMessage('');
    opener.current?.focus();
  };
  const rating = useRating(props, { onChange: props.onChange, onDone: close });
  const Panel = useLoaded(panel, async () => (await import('./RatingPanel.tsx')).loadPanel(), close);
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
      {signInHref && <SignInToRate kind={kind} id={id} href={signInHref} />}
      <div role="status" className="rating-message">
        {!panel && rating.message && (
          <p className={m.isSuccess(rating.message) ? 'banner success' : 'banner error'}>{rating.message}</p>
        )}
      </div>
      {Panel && (
        <Panel
          label={label}
          initial={intended.current?.rating ?? userRating}
          hasOne={userRating !== null}
          typed={intended.current?.comment}
          readComment={rating.readComment}
          message={rating.message}
          submitting={rating.submitting}
          onMessage={rating.setMessage}
          onPublish={rating.publish}
          onDelete={userRating === null ? undefined : rating.remove}
          onCancel={close}
        />
      )}
    </div>
  );
}
