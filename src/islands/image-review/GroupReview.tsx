import { useEffect, useId, useState } from 'react';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { dicomMessages } from '#lib/dicom/texts.ts';
import { LONG_SERIES, wholeSeries } from '#lib/images/part-of-series.ts';
import { partOfSeriesMessages } from '#lib/images/part-of-series-texts.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { FileDetails } from './FileDetails.tsx';
import { excessOf, type GroupChoice, type ImageGroup, isSeenOneByOne, keptPlaces, leftIn } from './group.ts';
import type { ReadFile } from './inspect-dicom.ts';
import { MaskEditor } from './MaskEditor.tsx';
import { PartFields } from './PartFields.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import type { RequestedImage } from './use-looking.ts';

interface GroupReviewProps {
  group: ImageGroup;
  choice: GroupChoice;
  /** Whether the group may be left out. */
  isOptional: boolean;
  /** Whether the review has no other group. */
  isOnly: boolean;
  seen: ReadonlySet<number>;
  failed: ReadonlySet<number>;
  /** An image of the group to show; a new object for each request. */
  asked: RequestedImage | undefined;
  onChange(change: Partial<GroupChoice>): void;
  onSeen(index: number): void;
  onFailed(index: number): void;
}

const NONE: ReadonlySet<number> = new Set();
const RISKS = ['stated', 'seen', 'usual'] as const;

function filesOf(group: ImageGroup): ReadFile[] {
  if (group.kind !== 'series') return [];
  const { reading, series } = group;
  return [...new Set(series.frames.map(({ file }) => file))].flatMap((index) => reading.files[index] ?? []);
}

/** The check box that keeps a group, and its name. */
function GroupHead({ group, choice, isOptional, onChange }: GroupReviewProps) {
  const fault = useId();
  return (
    <div className="series-kept">
      {isOptional && (
        <input
          type="checkbox"
          checked={choice.isKept}
          aria-label={m.keepGroup(group.kind, group.name)}
          onChange={(event) => onChange({ isKept: event.target.checked })}
        />
      )}
      {group.name !== '' && (
        <input
          className="input"
          aria-label={m.folderName}
          aria-invalid={choice.isKept && choice.name.trim().length > CASE_MAX.folderName}
          aria-describedby={fault}
          disabled={!choice.isKept}
          value={choice.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <span className="tabular">{m.images(group.count)}</span>
      {choice.isKept && <TooLong id={fault} text={choice.name} most={CASE_MAX.folderName} />}
    </div>
  );
}

/** A preview that opens the group on click; hidden from screen readers, which have the button beside it. */
function GroupPicture({ file, disabled, onPress }: { file: ReadFile; disabled: boolean; onPress(): void }) {
  return (
    <button
      type="button"
      className="series-film"
      tabIndex={-1}
      aria-hidden="true"
      disabled={disabled}
      onClick={onPress}
    >
      <PreviewCanvas preview={file.inspected.preview} />
    </button>
  );
}

/** Options to send only a part of a long series. */
function PartOfGroup({ group, choice, onChange }: Pick<GroupReviewProps, 'group' | 'choice' | 'onChange'>) {
  const { count, kind } = group;
  const { isKept, part = wholeSeries(count) } = choice;
  if (kind !== 'series' || count < LONG_SERIES || !isKept) return null;
  return (
    <details className="part-of-series">
      <summary>{partOfSeriesMessages.title}</summary>
      <PartFields count={count} part={part} onPart={(next) => onChange({ part: next })} />
      <p className="hint" role="status">
        {partOfSeriesMessages.kept(keptPlaces(group, choice).length, count)}
      </p>
    </details>
  );
}

function Risk({ text }: { text: string }) {
  return (
    <p className="series-risk">
      <i className="i-lucide-triangle-alert" aria-hidden="true" />
      {text}
    </p>
  );
}

/** Whether the film of a group is open (a request for one of its images opens it), and the image to show. */
function useOpening(group: ImageGroup, asked: RequestedImage | undefined, opensAtOnce: boolean) {
  const [isOpen, setOpen] = useState(isSeenOneByOne(group) || opensAtOnce);
  const [sought, setSought] = useState(asked);
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    setSought(asked);
  }, [asked]);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) setSought({ group });
  };
  return { isOpen, sought, toggle };
}

/** One group: its images, its name, the risk of names burned into the pixels, and what is kept of each file. */
export function GroupReview(props: GroupReviewProps) {
  const { group, choice, isOnly, seen, failed, asked, onChange, onSeen, onFailed } = props;
  const { isKept, masks } = choice;
  const left = leftIn(group, seen, choice);
  const excess = excessOf(group, choice);
  const { isOpen, toggle, sought } = useOpening(group, asked, isOnly && left.length > 0);
  const files = filesOf(group);
  const risk = RISKS.find((each) => files.some(({ inspected }) => inspected.burnedIn === each));
  const middle = files[files.length >> 1];
  const masked = masks.all.length + Object.values(masks.single).flat().length;
  const shown = isOpen && isKept;
  return (
    <div className={`series-review${isKept ? '' : ' is-left'}${middle ? '' : ' has-no-thumbnail'}`}>
      {middle && <GroupPicture file={middle} disabled={!isKept} onPress={toggle} />}
      <div className="series-review-body">
        <GroupHead {...props} />
        {isKept && excess > 0 && <Risk text={m.excess(excess, group.room ?? 0, group.kind)} />}
        {group.kind === 'series' && group.series.hasNamesakes && <Risk text={m.namesakes} />}
        {group.kind === 'series' && group.series.isMixed && <Risk text={m.mixed} />}
        {risk && <Risk text={dicomMessages.burnedIn[risk]} />}
        {group.kind === 'series' && (
          <>
            <button
              type="button"
              className="button small"
              aria-expanded={isOpen}
              disabled={!isKept}
              onClick={toggle}
            >
              <i className="i-lucide-square-dashed" aria-hidden="true" />
              {m.mask(masked)}
            </button>
            <details>
              <summary>{m.details(files.length)}</summary>
              <FileDetails files={files} />
            </details>
            <PartOfGroup group={group} choice={choice} onChange={onChange} />
          </>
        )}
      </div>
      {shown && (
        <MaskEditor
          group={group}
          masks={masks}
          seen={seen}
          left={left}
          asked={sought}
          onMasks={(next) => onChange({ masks: next })}
          onSeen={onSeen}
          failing={{
            failed,
            takenOut: choice.takenOut ?? NONE,
            onFailed,
            onTakenOut: (takenOut) => onChange({ takenOut }),
          }}
        />
      )}
    </div>
  );
}
