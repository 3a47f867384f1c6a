import { nextToLookAt } from '#lib/images/images-to-review.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { type ImageGroup, isSeenOneByOne, leftIn } from './group.ts';
import { usePlayThrough } from './use-play-through.ts';

interface WayThroughProps {
  group: ImageGroup;
  index: number;
  seen: ReadonlySet<number>;
  /** Indexes of the images that cannot be shown. */
  failed?: ReadonlySet<number> | undefined;
  /** Indexes of the images that must still be seen. */
  left: readonly number[];
  onIndex(index: number): void;
  /** Called when the person requests an image, which must then be in sight. */
  onSeek?(): void;
}

const NONE: ReadonlySet<number> = new Set();

/** Goes from one image of a group to the next: by a slider, a button to the next unseen image, or automatically. */
export function WayThrough({ group, index, seen, failed = NONE, left, onIndex, onSeek }: WayThroughProps) {
  const { count } = group;
  const play = usePlayThrough({ index, count, isPast: seen.has(index) || failed.has(index), left, onIndex });
  if (count < 2) return null;
  const press = (go: () => void) => () => {
    onSeek?.();
    go();
  };
  const mustBeSeen = isSeenOneByOne(group) || leftIn(group, NONE).length > 0;
  return (
    <div className="way-through">
      <label className="field">
        <span className="tabular">
          {m.imageOf(index + 1, count)} <span className="hint">{m.seenOf(seen.size, count)}</span>
        </span>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={index}
          onChange={(event) => onIndex(Number(event.target.value))}
        />
      </label>
      <p className="hint swipe-hint">{m.swipe}</p>
      {mustBeSeen && group.kind !== 'photographs' && (
        <button type="button" className="button" onClick={press(play.toggle)}>
          <i className={play.isPlaying ? 'i-lucide-pause' : 'i-lucide-play'} aria-hidden="true" />
          {play.isPlaying ? m.pause : m.playThrough}
        </button>
      )}
      {mustBeSeen && (
        <button
          type="button"
          className="button"
          onClick={press(() => onIndex(nextToLookAt(left, index) ?? (index + 1) % count))}
        >
          {m.nextImage}
          <i className="i-lucide-chevron-right" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
