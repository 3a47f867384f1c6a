import { type FormEvent, useEffect, useId, useState } from 'react';
import { COMMENT_MAX } from '#lib/items/item.ts';
import { RATING_MAX, RATING_MIN, RATING_STEP } from '#lib/items/rating.ts';
import { ratingPanelMessages as m } from '#lib/items/rating-panel-texts.ts';
import { ratingMessages } from '#lib/items/rating-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { withinLimit } from '../form/within-limit.ts';

interface RatingPanelProps {
  label: string;
  /** The rating to start from, or null when none: the slider is then at 0 without counting as chosen. */
  initial: number | null;
  /** Whether the person has already rated the item. */
  hasOne: boolean;
  /** The comment typed before the person had to sign in. */
  typed?: string | undefined;
  /** Loads the comment given with the previous rating, to start from. */
  readComment(): Promise<string>;
  message: string;
  submitting: boolean;
  onMessage(message: string): void;
  /** The comment is undefined if it is unchanged. */
  onPublish(rating: number, comment: string | undefined): void;
  onDelete: (() => void) | undefined;
  onCancel(): void;
}

/** The comment field, starting from the previous comment; `changed` is undefined if it is unchanged. */
function useComment(hasOne: boolean, readComment: () => Promise<string>, typedBefore: string | undefined) {
  const [before, setBefore] = useState('');
  const [typed, setTyped] = useState(typedBefore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    if (hasOne) void readComment().then(setBefore);
  }, []);
  const comment = typed ?? before;
  const changed = comment.trim() === before.trim() ? undefined : comment.trim();
  return { comment, changed, setComment: setTyped };
}

interface RatingInputProps {
  rating: number | null;
  disabled: boolean;
  onChoose(rating: number): void;
}

function Slider({ id, rating, disabled, onChoose }: RatingInputProps & { id: string }) {
  return (
    <input
      id={id}
      className="rating-slider"
      type="range"
      aria-label={m.slider}
      min={RATING_MIN}
      max={RATING_MAX}
      step={RATING_STEP}
      value={rating ?? 0}
      disabled={disabled}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}

function QuickPicks({ rating, disabled, onChoose }: RatingInputProps) {
  return (
    <div className="quick-picks">
      {m.quickPicks.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={rating === value}
          disabled={disabled}
          onClick={() => onChoose(value)}
        >
          <strong className="tabular">{value.toLocaleString('fr-FR')}</strong>
          {label}
        </button>
      ))}
    </div>
  );
}

function PanelActions({
  submitting,
  onDelete,
  onCancel,
}: Pick<RatingPanelProps, 'submitting' | 'onDelete' | 'onCancel'>) {
  return (
    <div className="dialog-actions">
      {onDelete && (
        <button type="button" className="button danger" disabled={submitting} onClick={onDelete}>
          {m.delete}
        </button>
      )}
      <button type="button" className="button" disabled={submitting} onClick={onCancel}>
        {commonMessages.cancel}
      </button>
      <button type="submit" className="button primary" disabled={submitting}>
        {submitting && <span className="spinner" aria-hidden="true" />}
        {submitting ? m.submitting : m.publish}
      </button>
    </div>
  );
}

/** The panel: slider, quick picks, optional comment. A modal dialog, so that the list does not move. */
export function RatingPanel(props: RatingPanelProps) {
  const { initial, submitting, message, onCancel } = props;
  const [rating, setRating] = useState(initial);
  const { comment, changed, setComment } = useComment(props.hasOne, props.readComment, props.typed);
  const id = useId();
  const choose = (value: number) => {
    setRating(value);
    props.onMessage('');
  };
  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (rating === null) props.onMessage(m.missing);
    else props.onPublish(rating, changed);
  };
  return (
    <Modal className="rating-panel" labelledBy={`${id}-title`} onEscape={() => !submitting && onCancel()}>
      <form onSubmit={publish}>
        <div className="rating-panel-head">
          <h2 id={`${id}-title`}>{props.label}</h2>
          <output className="tabular" htmlFor={`${id}-slider`}>
            {ratingMessages.average(rating ?? 0)}
          </output>
        </div>
        <Slider id={`${id}-slider`} rating={rating} disabled={submitting} onChoose={choose} />
        <QuickPicks rating={rating} disabled={submitting} onChoose={choose} />
        <div className="field">
          <label htmlFor={`${id}-comment`}>{m.comment}</label>
          <textarea
            id={`${id}-comment`}
            className="input"
            rows={3}
            {...withinLimit(COMMENT_MAX)}
            disabled={submitting}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
        <div role="alert">{message && <p className="banner error">{message}</p>}</div>
        <PanelActions submitting={submitting} onDelete={props.onDelete} onCancel={onCancel} />
      </form>
    </Modal>
  );
}
