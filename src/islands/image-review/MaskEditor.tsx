import { useEffect, useState } from 'react';
import type { Mask } from '#lib/dicom/fit-frame.ts';
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
}

/** Frames are masked in a worker, stored images not at all; photographs where the browser gives back what it drew. */
function useCanMask({ kind }: ImageGroup): boolean | undefined {
  const [can, setCan] = useState<boolean | undefined>(kind === 'photographs' ? undefined : kind === 'series');
  useEffect(() => {
    if (kind === 'photographs') void readsBack().then(setCan);
  }, [kind]);
  return can;
}

/** The images of a group one by one, as large as they can be; rectangles to black out, on one of them or on all. */
export function MaskEditor({ group, masks, seen, onMasks, onSeen }: MaskEditorProps) {
  const [index, setIndex] = useState(isSeenOneByOne(group) ? 0 : group.count >> 1);
  const [isWhole, setWhole] = useState(!isSeenOneByOne(group));
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
          <p className="hint">{m.maskHint}</p>
          <MaskFields masks={own} onMasks={set} />
        </>
      )}
    </div>
  );
}
