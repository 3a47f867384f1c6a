import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { CannotShow, type FailedImages } from './CannotShow.tsx';
import { Film } from './Film.tsx';
import { type ImageGroup, isSeenOneByOne } from './group.ts';
import { MaskFields } from './MaskFields.tsx';
import { hasExactCanvas } from './mask-picture.ts';
import { forAll, forOne, type GroupMasks, masksAt } from './masks.ts';
import { isUnder } from './move-mask.ts';
import type { RequestedImage } from './use-looking.ts';
import { useProposedMasks } from './use-proposed-masks.ts';
import { WayThrough } from './WayThrough.tsx';

interface MaskEditorProps {
  group: ImageGroup;
  masks: GroupMasks;
  seen: ReadonlySet<number>;
  /** Indexes of the images that must still be seen. */
  left: readonly number[];
  /** An image to show; a new object for each request. */
  asked?: RequestedImage | undefined;
  onMasks(masks: GroupMasks): void;
  onSeen(index: number): void;
  /** Images that cannot be shown, with the function that removes them; absent where they cannot be removed. */
  failing?: FailedImages | undefined;
  /** The first image shown, and whether masks apply to all images; the group's default when absent. */
  start?: { index: number; isWhole: boolean };
}

/** Frames are masked in a worker, stored images by the server; photographs only if the browser returns exact pixels. */
function useCanMask(group: ImageGroup): boolean | undefined {
  const { kind } = group;
  const [can, setCan] = useState<boolean | undefined>(
    kind === 'photographs' ? undefined : kind === 'series' || group.canMask,
  );
  useEffect(() => {
    if (kind === 'photographs') void hasExactCanvas().then(setCan);
  }, [kind]);
  return can;
}

const CannotMask = () => (
  <p className="banner warning" role="alert">
    {m.cannotMask}
  </p>
);

/** Button that accepts the masks proposed over possible text: appears after the image, in a reserved place. */
function MaskProposal({ count, onTake }: { count: number; onTake(): void }) {
  const words = (
    <span>
      <i className="i-lucide-triangle-alert" aria-hidden="true" />
      {m.writingFound(count)}
    </span>
  );
  return (
    <div className="mask-proposal">
      <p className="is-place" aria-hidden="true">
        {words}
        <span className="button small">{m.maskProposed(count)}</span>
      </p>
      <p role="status">
        {count > 0 && (
          <>
            {words}
            <button type="button" className="button small" onClick={onTake}>
              {m.maskProposed(count)}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** A new object whenever the film must be scrolled into view: after a request, or a press below it. */
function useSought(asked: RequestedImage | undefined, onIndex: (index: number) => void) {
  const [sought, setSought] = useState<object | undefined>(asked);
  const go = useRef(onIndex);
  go.current = onIndex;
  useEffect(() => {
    if (!asked) return;
    if (asked.place !== undefined) go.current(asked.place);
    setSought(asked);
  }, [asked]);
  return { sought, seek: () => setSought({}) };
}

/** The props of the film that concern an image that cannot be shown. */
const failureAt = (group: ImageGroup, index: number, failing: FailedImages | undefined) =>
  failing && {
    onFailed: () => failing.onFailed(index),
    failure: <CannotShow group={group} index={index} failing={failing} />,
  };

interface MaskScopeProps {
  group: ImageGroup;
  canBeWhole: boolean;
  isWhole: boolean;
  onWhole(whole: boolean): void;
  children: ReactNode;
}

/** The choice between masks for one image or for all, and the masks as numbers. */
function MaskScope({ group, canBeWhole, isWhole, onWhole, children }: MaskScopeProps) {
  return (
    <>
      {!canBeWhole && group.kind === 'series' && group.count > 1 && <p className="hint">{m.severalSizes}</p>}
      {/* The sizes of photographs are known only once all were shown: space for the choice is reserved until then. */}
      {(canBeWhole || (group.kind === 'photographs' && group.count > 1)) && (
        <label className="attestation" title={canBeWhole ? undefined : m.maskWholeLater}>
          <input
            type="checkbox"
            disabled={!canBeWhole}
            checked={isWhole}
            onChange={(event) => onWhole(event.target.checked)}
          />
          <span>{m.maskWhole(group.kind)}</span>
        </label>
      )}
      <p className="hint">{m.maskHint(group.kind)}</p>
      {children}
    </>
  );
}

/** The images of a group one by one, as large as possible; rectangles are masked on a single image or on all. */
export function MaskEditor(props: MaskEditorProps) {
  const { group, masks, seen, left, asked, onMasks, onSeen, failing, start } = props;
  const middle = isSeenOneByOne(group) ? 0 : group.count >> 1;
  const [index, setIndex] = useState(start?.index ?? asked?.place ?? left[0] ?? middle);
  const { sought, seek } = useSought(asked, setIndex);
  const canBeWhole = group.count > 1 && group.isOneSize();
  const [isWhole, setWhole] = useState(canBeWhole && (start?.isWhole ?? !isSeenOneByOne(group)));
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
      {canMask === false && group.kind === 'photographs' && <CannotMask />}
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
        {...failureAt(group, index, failing)}
        sought={sought}
      />
      <WayThrough
        group={group}
        index={index}
        seen={seen}
        failed={failing?.failed}
        left={left}
        onIndex={setIndex}
        onSeek={seek}
      />
      {canMask !== false && (
        <MaskProposal count={proposed.length} onTake={() => set([...own, ...proposed])} />
      )}
      {canMask && (
        <MaskScope group={group} canBeWhole={canBeWhole} isWhole={isWhole} onWhole={changeWhole}>
          <MaskFields masks={own} onMasks={set} />
        </MaskScope>
      )}
    </div>
  );
}
