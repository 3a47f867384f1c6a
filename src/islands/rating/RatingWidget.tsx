import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type IntentionOf, storeIntentionForLink } from '#lib/accounts/browser/intention.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { ratingMessages as m } from '#lib/items/rating-texts.ts';
import type { RatingAnswer } from '#lib/items/schemas.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { usePendingAction } from '../form/use-pending-action.ts';
import type { GiveRatingProps } from './GiveRating.tsx';
import { Stars } from './Stars.tsx';
import type { RatedItem } from './use-rating.ts';
import './rating.css';

export interface RatingWidgetProps extends RatedItem {
  /** False shows only the figures: signed out, the person's own item, or not public. */
  editable: boolean;
  /** Where « Noter » links for a person who must sign in first. */
  signInHref?: string | undefined;
  onChange(answer: RatingAnswer): void;
}

/** How long a success message is shown (ms). */
const MESSAGE_MS = 3000;

/** « Noter » and « ce cas »: in a row of actions only the first word, or the star, is shown (card.css). */
function RateLabel({ label }: { label: string }) {
  const [word, ...others] = label.split(' ');
  return (
    <>
      <i className="i-lucide-star" aria-hidden="true" />
      <span>
        {word}
        <span> {others.join(' ')}</span>
      </span>
    </>
  );
}

/** « Noter » for a visitor: the panel opens once they have signed in. */
function SignInToRate({ kind, id, href }: { kind: ItemKind; id: string; href: string }) {
  return (
    <a
      className="rate-button"
      href={href}
      onClick={(event) => storeIntentionForLink(event.currentTarget, { kind, id, action: 'rate' })}
    >
      <RateLabel label={m.rate[kind]} />
    </a>
  );
}

/** The button, and the panel that it opens. In a narrow space only the button's first word is shown. */
export function RateButton(props: RatingWidgetProps) {
  const { kind, id, userRating, editable, signInHref } = props;
  const [panel, setPanel] = useState(false);
  const [message, setMessage] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const intended = useRef<IntentionOf<'rate'>>(null);
  usePendingAction(editable ? { kind, id, action: 'rate' } : null, (found) => {
    intended.current = found;
    setPanel(true);
  });
  const close = () => {
    // The page behind a modal dialog cannot take the focus: the dialog must be removed first.
    flushSync(() => setPanel(false));
    intended.current = null;
    opener.current?.focus();
  };
  const done = (success: string) => {
    close();
    setMessage(success);
    setTimeout(() => setMessage((shown) => (shown === success ? '' : shown)), MESSAGE_MS);
  };
  const Give = useLoaded<GiveRatingProps>(
    panel,
    async () => (await import('./GiveRating.tsx')).loadGiving(),
    close,
  );
  const label = userRating === null ? (m.rate[kind] ?? m.rateOther) : m.change;
  return (
    <>
      {editable && (
        <button
          ref={opener}
          type="button"
          className="rate-button needs-script"
          aria-expanded={panel}
          onClick={() => setPanel(true)}
        >
          <RateLabel label={label} />
        </button>
      )}
      {signInHref && <SignInToRate kind={kind} id={id} href={signInHref} />}
      {editable && (
        <div role="status" className="rating-message">
          {!panel && message && <p className="banner success">{message}</p>}
        </div>
      )}
      {Give && (
        <Give
          item={props}
          label={label}
          intended={intended.current}
          onChange={props.onChange}
          onDone={done}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Shows an item's rating and lets a signed-in person give, change or delete theirs (specification §4). */
export function RatingWidget(props: RatingWidgetProps) {
  return (
    <div className="rating-widget">
      <Stars average={props.averageRating} count={props.ratingsCount} />
      <RateButton {...props} />
    </div>
  );
}
