import { useState } from 'react';
import { commonMessages } from '#lib/messages/common.ts';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import type { Reviewed } from './group.ts';
import { keptPlaces } from './group.ts';

/** How many images of what are attested. */
function countsOf(kept: readonly Reviewed[]) {
  const counts = { images: 0, series: 0, photographs: 0 };
  for (const each of kept) {
    const { length } = keptPlaces(each.group, each);
    counts.images += length;
    if (each.group.kind === 'series') counts.series += 1;
    if (each.group.kind === 'photographs') counts.photographs += length;
  }
  return counts;
}

interface ReviewFooterProps {
  kept: readonly Reviewed[];
  /** How many of the images that are each looked at were not on the screen yet. */
  unseen: number;
  /** How many slices of series were, of how many. */
  slices: { seen: number; count: number };
  /** Whether the images are on the server already. */
  isStored: boolean;
  onAttest(): Promise<void> | void;
  busy: boolean;
  onClose(): void;
}

/** The attestation, and the buttons that end the review. */
export function ReviewFooter(props: ReviewFooterProps) {
  const { kept, unseen, slices, isStored, busy, onAttest, onClose } = props;
  const counts = countsOf(kept);
  const words = m.attestation(counts);
  /** The words that were agreed to: once they speak of other images they are asked again. */
  const [agreed, setAgreed] = useState('');
  const isAttested = agreed === words;
  const count = counts.images;
  const isAllSeen = unseen === 0 && slices.seen === slices.count;
  const left = isAllSeen ? m.allSeen : m.seenOfSeries(slices.seen, slices.count);
  const looked = unseen > 0 ? m.unseen(unseen) : left;
  return (
    <footer>
      <p className={isAllSeen ? 'visually-hidden' : 'review-left'} role="status">
        {looked}
      </p>
      <label className="attestation">
        <input
          type="checkbox"
          checked={isAttested && unseen === 0}
          disabled={unseen > 0}
          onChange={(event) => setAgreed(event.target.checked ? words : '')}
        />
        <span>{words}</span>
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" disabled={busy} onClick={onClose}>
          {commonMessages.cancel}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={busy || !isAttested || unseen > 0 || count === 0}
          onClick={onAttest}
        >
          {busy && <span className="spinner" aria-hidden="true" />}
          {isStored ? m.attest(count) : m.send(count)}
        </button>
      </div>
    </footer>
  );
}
