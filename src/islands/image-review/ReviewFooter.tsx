import { useEffect, useId, useRef, useState } from 'react';
import { exceedsText } from '#lib/autosave/text-limits-texts.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import '../editing/fault.css';
import type { ReviewedGroup } from './group.ts';
import { keptPlaces, titleOf } from './group.ts';
import type { ImagesToSee, Looking } from './use-looking.ts';
import './review-footer.css';

/** How many images of which kinds are attested, and how many of them were on the screen. */
function countsOf(kept: readonly ReviewedGroup[], seenOf: Looking['seenOf']) {
  const counts = { images: 0, seen: 0, series: 0, photographs: 0 };
  for (const each of kept) {
    const places = keptPlaces(each.group, each);
    const { length } = places;
    const seen = seenOf(each.group);
    counts.images += length;
    counts.seen += places.filter((place) => seen.has(place)).length;
    if (each.group.kind === 'series') counts.series += 1;
    if (each.group.kind === 'photographs') counts.photographs += length;
  }
  return counts;
}

interface LookedAtProps {
  id: string;
  looking: Looking;
  isEmpty: boolean;
  /** Removes images that cannot be shown. */
  onTakeOut(left: readonly ImagesToSee[]): void;
  onAllSeen(): void;
}

/** The images that must still be seen, with a button to the next; when none is left, the number of slices seen. */
function LookedAt({ id, looking, isEmpty, onTakeOut, onAllSeen }: LookedAtProps) {
  const { left, slices, lookAtNext } = looking;
  const isAllSeen = slices.seen === slices.count;
  const isDone = left.length === 0;
  const hasAsked = useRef(false);
  useEffect(() => {
    // The pressed button disappears with the last image: the focus then moves on.
    if (isDone && hasAsked.current) onAllSeen();
    hasAsked.current &&= !isDone;
  });
  if (isDone) {
    const series = isAllSeen ? m.allSeen : m.seenOfSeries(slices.seen, slices.count);
    return (
      <p id={id} className={isAllSeen && !isEmpty ? 'visually-hidden' : 'review-left'} role="status">
        {isEmpty ? m.nothingKept : series}
      </p>
    );
  }
  const images = left.reduce((sum, { places }) => sum + places.length, 0);
  const [{ name, group }] = left as [ImagesToSee];
  const press = (act: () => void) => () => {
    hasAsked.current = true;
    act();
  };
  if (left.every(({ isFailing }) => isFailing)) {
    const titles = left.flatMap((each) => each.places.map((place) => titleOf(each.group, place)));
    return (
      <div className="review-left">
        <p id={id} role="status">
          {m.cannotShowThese(titles, group.kind)}
        </p>
        <button type="button" className="button small" onClick={press(() => onTakeOut(left))}>
          {m.takeOut(images, group.kind)}
        </button>
      </div>
    );
  }
  return (
    <div className="review-left">
      <p id={id} role="status">
        {m.toLookAt(
          images,
          left.map((each) => each.name),
        )}
      </p>
      <button type="button" className="button small" onClick={press(lookAtNext)}>
        {m.look}
        <span className="visually-hidden">{m.inFolder(name)}</span>
      </button>
    </div>
  );
}

interface ReviewFooterProps {
  kept: readonly ReviewedGroup[];
  looking: Looking;
  /** Whether the images are on the server already. */
  isStored: boolean;
  onAttest(): Promise<void> | void;
  busy: boolean;
  onTakeOut(left: readonly ImagesToSee[]): void;
  onClose(): void;
}

/** The attestation, and the buttons that end the review. */
export function ReviewFooter({
  kept,
  looking,
  isStored,
  busy,
  onTakeOut,
  onAttest,
  onClose,
}: ReviewFooterProps) {
  const counts = countsOf(kept, looking.seenOf);
  const words = m.attestation(counts);
  /** The statement to attest: asked again when the images change, not when more of them are seen. */
  const subject = m.attestation({ ...counts, seen: counts.images });
  const [agreed, setAgreed] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const left = useId();
  const count = counts.images;
  const isNamed = kept.every(({ name }) => name.length <= CASE_MAX.folderName);
  const canAttest = looking.left.length === 0 && count > 0 && isNamed;
  const isAttested = agreed === subject && canAttest;
  return (
    <footer>
      <LookedAt
        id={left}
        looking={looking}
        isEmpty={count === 0}
        onTakeOut={onTakeOut}
        onAllSeen={() => box.current?.focus({ preventScroll: true })}
      />
      <p id={`${left}-names`} className="fault" role="status" hidden={isNamed}>
        {!isNamed && exceedsText(m.folderName, CASE_MAX.folderName)}
      </p>
      <label className="attestation">
        <input
          ref={box}
          type="checkbox"
          checked={isAttested}
          // Still focusable, to say why it cannot be ticked.
          aria-disabled={!canAttest || undefined}
          aria-describedby={`${left} ${left}-names`}
          onChange={(event) => canAttest && setAgreed(event.target.checked ? subject : '')}
        />
        <span>{words}</span>
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" disabled={busy} onClick={onClose}>
          {commonMessages.cancel}
        </button>
        <button type="button" className="button primary" disabled={busy || !isAttested} onClick={onAttest}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {isStored ? m.attest(count) : m.send(count)}
        </button>
      </div>
    </footer>
  );
}
