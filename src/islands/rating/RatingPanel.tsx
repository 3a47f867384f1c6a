import { useEffect, useId, useState } from 'react';
import { COMMENT_MAX } from '#lib/domain/item.ts';
import { RATING_MAX, RATING_MIN, RATING_STEP } from '#lib/domain/rating.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { ratingMessages as m } from '#lib/messages/rating.ts';
import { Modal } from '../form/Modal.tsx';

interface RatingPanelProps {
  label: string;
  /** The person's rating, or null when none: the slider then stands at 0 without counting as chosen. */
  initial: number | null;
  /** Reads the comment given with that rating, to start from it. */
  readComment(): Promise<string>;
  message: string;
  submitting: boolean;
  onMessage(message: string): void;
  /** The comment is undefined when it stays as it is. */
  onPublish(rating: number, comment: string | undefined): void;
  onDelete: (() => void) | undefined;
  onCancel(): void;
}

/** The panel: slider, quick picks, optional comment. A modal dialog, so that the list does not move. */
export function RatingPanel(props: RatingPanelProps) {
  const { initial, submitting, message } = props;
  const [rating, setRating] = useState(initial);
  const [before, setBefore] = useState('');
  const [typed, setTyped] = useState<string>();
  const comment = typed ?? before;
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    if (initial !== null) void props.readComment().then(setBefore);
  }, []);

  const choose = (value: number) => {
    setRating(value);
    props.onMessage('');
  };
  const publish = () => {
    const changed = comment.trim() === before.trim() ? undefined : comment.trim();
    if (rating === null) props.onMessage(m.missing);
    else props.onPublish(rating, changed);
  };
  return (
    <Modal
      className="rating-panel"
      labelledBy={`${id}-title`}
      onEscape={() => !submitting && props.onCancel()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <div className="rating-panel-head">
          <h2 id={`${id}-title`}>{props.label}</h2>
          <output className="tabular" htmlFor={`${id}-slider`}>
            {m.average(rating ?? 0)}
          </output>
        </div>
        <input
          id={`${id}-slider`}
          className="rating-slider"
          type="range"
          aria-label={m.slider}
          min={RATING_MIN}
          max={RATING_MAX}
          step={RATING_STEP}
          value={rating ?? 0}
          disabled={submitting}
          onChange={(event) => choose(Number(event.target.value))}
        />
        <div className="quick-picks">
          {m.quickPicks.map((pick) => (
            <button
              key={pick.value}
              type="button"
              aria-pressed={rating === pick.value}
              disabled={submitting}
              onClick={() => choose(pick.value)}
            >
              <strong className="tabular">{pick.value.toLocaleString('fr-FR')}</strong>
              {pick.label}
            </button>
          ))}
        </div>
        <div className="field">
          <label htmlFor={`${id}-comment`}>{m.comment}</label>
          <textarea
            id={`${id}-comment`}
            className="input"
            rows={3}
            maxLength={COMMENT_MAX}
            disabled={submitting}
            value={comment}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div role="alert">{message && <p className="banner error">{message}</p>}</div>
        <div className="dialog-actions">
          {props.onDelete && (
            <button type="button" className="button danger" disabled={submitting} onClick={props.onDelete}>
              {m.delete}
            </button>
          )}
          <button type="button" className="button" disabled={submitting} onClick={props.onCancel}>
            {commonMessages.cancel}
          </button>
          <button type="submit" className="button primary" disabled={submitting}>
            {submitting && <span className="spinner" aria-hidden="true" />}
            {submitting ? m.submitting : m.publish}
          </button>
        </div>
      </form>
    </Modal>
  );
}
