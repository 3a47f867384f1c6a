import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { type ImageGroup, titleOf } from './group.ts';

/** Images of a group that cannot be shown, and those removed from the group for that reason. */
export interface FailedImages {
  failed: ReadonlySet<number>;
  takenOut: ReadonlySet<number>;
  onFailed(index: number): void;
  onTakenOut(takenOut: ReadonlySet<number>): void;
}

interface CannotShowProps {
  group: ImageGroup;
  index: number;
  failing: FailedImages;
}

/** Shown instead of an image that cannot be shown: its name, and the option to continue without it. */
export function CannotShow({ group, index, failing: { takenOut, onTakenOut } }: CannotShowProps) {
  const isOut = takenOut.has(index);
  const title = titleOf(group, index);
  const press = () => {
    const next = new Set(takenOut);
    if (!next.delete(index)) next.add(index);
    onTakenOut(next);
  };
  return (
    <>
      <p role="alert">{isOut ? m.takenOut(title, group.kind) : m.cannotShowThis(title, group.kind)}</p>
      <button type="button" className="button small" onClick={press}>
        {isOut ? m.takeBack : m.takeOut(1, group.kind)}
      </button>
    </>
  );
}
