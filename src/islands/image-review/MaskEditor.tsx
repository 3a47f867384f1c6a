import { useEffect, useState } from 'react';
import type { Mask } from '#lib/domain/masking.ts';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import { Film } from './Film.tsx';
import { type ImageGroup, isSeenOneByOne } from './group.ts';
import { MaskFields } from './MaskFields.tsx';
import { readsBack } from './mask-picture.ts';
import { forAll, forOne, type GroupMasks, masksAt } from './masks.ts';
import { isUnder } from './move-mask.ts';
import { useProposedMasks } from './use-proposed-masks.ts';
import { WayThrough } from './WayThrough.tsx';

interface MaskEditorProps {
  group: ImageGroup;
  masks: GroupMasks;
  seen: ReadonlySet<number>;
  onMasks(masks: GroupMasks): void;
  onSeen(index: number): void;
  /** The image that is shown first, and whether what is drawn on it is for all; told by the group when absent. */
  start?: { index: number; isWhole: boolean };
}

/** Frames are masked in a worker, stored images by the server; photographs where the browser gives back what it drew. */
function useCanMask(group: ImageGroup): boolean | undefined {
  const { kind } = group;
  const [can, setCan] = useState<boolean | undefined>(
    kind === 'photographs' ? undefined : kind === 'series' || group.canMask,
  );
  useEffect(() => {
    if (kind === 'photographs') void readsBack().then(setCan);
  }, [kind]);
  return can;
}

/** The images of a group one by one, as large as they can be; rectangles to black out, on one of them or on all. */
export function MaskEditor({ group, masks, seen, onMasks, onSeen, start }: MaskEditorProps) {
  const [index, setIndex] = useState(start?.index ?? (isSeenOneByOne(group) ? 0 : group.count >> 1));
  const [isWhole, setWhole] = useState(start?.isWhole ?? !isSeenOneByOne(group));
  const canMask = useCanMask(group);
  const found = useProposedMasks(group, index);
  const own = isWhole ? masks.all : (masks.single[index] ?? []);
  const set = (next: Mask[]) =>
    onMasks(isWhole ? { ...masks, all: next } : { ...masks, single: { ...masks.single, [index]: next } });
  const at = masksAt(masks, index);
  const proposed = canMask ? found.filter((band) => !at.some((mask) => isUnder(band, mask))) : [];
  const changeWhole = (next: boolean) => {
    setWhole(next);
    onMasks(next ? forAll(masks, index) : forOne(masks, index));
  };
  return (
    <div className="mask-editor">
      {canMask === false && group.kind === 'photographs' && (
        <p className="banner warning" role="alert">
          {m.cannotMask}
        </p>
      )}
      <Film
        group={group}
        index={index}
        masks={at}
        proposed={proposed}
        zones={own}
        {...(canMask && { onZones: set })}
        onMask={canMask ? (mask) => set([...own, mask]) : undefined}
        onIndex={setIndex}
        onShown={() => onSeen(index)}
      />
      {proposed.length > 0 && (
        <p className="mask-proposal" role="status">
          <i className="i-lucide-triangle-alert" aria-hidden="true" />
          <span>{m.writingFound(proposed.length)}</span>
          <button type="button" className="button small" onClick={() => set([...own, ...proposed])}>
            {m.maskProposed(proposed.length)}
          </button>
        </p>
      )}
      <WayThrough group={group} index={index} seen={seen} onIndex={setIndex} />
      {canMask && group.count > 1 && (
        <label className="attestation">
          <input type="checkbox" checked={isWhole} onChange={(event) => changeWhole(event.target.checked)} />
          <span>{m.maskWhole(group.kind)}</span>
        </label>
      )}
      {canMask && (
        <>
          <p className="hint">{m.maskHint(group.kind)}</p>
          <MaskFields masks={own} onMasks={set} />
        </>
      )}
    </div>
  );
}
