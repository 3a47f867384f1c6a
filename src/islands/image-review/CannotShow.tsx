import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { type ImageGroup, titleOf } from './group.ts';

/** Images of a group that cannot be shown, and those taken out of it for that. */
export interface Failing {
  failed: ReadonlySet<number>;
  takenOut: ReadonlySet<number>;
  onFailed(index: number): void;
  onTakenOut(takenOut: ReadonlySet<number>): void;
}

interface CannotShowProps {
  group: ImageGroup;
  index: number;
  failing: Failing;
}

/** In place of an image that cannot be shown: which image it is, and the way to continue without it. */
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
