import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import { type ImageGroup, isSeenOneByOne } from './group.ts';

interface WayThroughProps {
  group: ImageGroup;
  index: number;
  seen: ReadonlySet<number>;
  onIndex(index: number): void;
}

/** From one image of a group to the next: by a slider, and by a button to what was not looked at yet. */
export function WayThrough({ group, index, seen, onIndex }: WayThroughProps) {
  const { count } = group;
  if (count < 2) return null;
  const unseen = Array.from({ length: count }, (_, step) => (index + 1 + step) % count).find(
    (each) => !seen.has(each),
  );
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
      {isSeenOneByOne(group) && (
        <button type="button" className="button" onClick={() => onIndex(unseen ?? (index + 1) % count)}>
          {m.nextImage}
          <i className="i-lucide-chevron-right" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
