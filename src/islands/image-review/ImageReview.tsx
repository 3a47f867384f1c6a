import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { GroupReview } from './GroupReview.tsx';
import { type GroupChoice, type ImageGroup, keptPlaces, type ReviewedGroup } from './group.ts';
import { NO_MASKS } from './masks.ts';
import { ReviewFooter } from './ReviewFooter.tsx';
import { type ImagesToSee, useLooking } from './use-looking.ts';
import './image-review.css';

interface ImageReviewProps {
  groups: readonly ImageGroup[];
  /** A sentence about all of the images. */
  summary: string;
  /** A choice about all of the images, shown first. */
  before?: ReactNode;
  /** Heading above a group, where a new section begins. */
  headingOf?(group: ImageGroup): string | undefined;
  /** Called with the images that the author attested, after which the review closes. */
  onAttest(kept: ReviewedGroup[]): Promise<void> | void;
  onClose(): void;
}

/** The author's choice for each group: whether it is kept, its name, its masks. */
function useChoices(groups: readonly ImageGroup[]) {
  const [choices, setChoices] = useState<GroupChoice[]>(() =>
    groups.map(({ name }) => ({ name, isKept: true, masks: NO_MASKS })),
  );
  const kept = groups.flatMap((group, index): ReviewedGroup[] => {
    const choice = choices[index]!;
    const name = choice.name.trim() || group.name;
    return choice.isKept ? [{ ...choice, group, name }] : [];
  });
  /** Whether there are edits to lose: Escape then does not close the review; only the button does. */
  const isTouched = choices.some(
    ({ name, masks, part, takenOut }, index) =>
      masks !== NO_MASKS || part || takenOut || name !== groups[index]?.name,
  );
  const change = (index: number, part: Partial<GroupChoice>) =>
    setChoices((before) => before.with(index, { ...before[index]!, ...part }));
  const keepAll = (isKept: boolean) => setChoices((before) => before.map((each) => ({ ...each, isKept })));
  /** Removes from their groups the images that cannot be shown. */
  const takeOut = (left: readonly ImagesToSee[]) => {
    for (const { group, places } of left) {
      const index = groups.indexOf(group);
      change(index, { takenOut: new Set([...(choices[index]?.takenOut ?? []), ...places]) });
    }
  };
  return { choices, kept, isTouched, change, keepAll, takeOut };
}

/** From this number of groups on, a check box selects all or none of them. */
const MANY = 3;

interface KeepAllProps {
  kept: number;
  count: number;
  onKeep(isKept: boolean): void;
}

/** Where there are many groups, a check box that selects all or none. */
function KeepAll({ kept, count, onKeep }: KeepAllProps) {
  if (count < MANY) return null;
  return (
    <p className="review-all">
      <span className="tabular">{m.keptOf(kept, count)}</span>
      <button type="button" className="button small" onClick={() => onKeep(true)}>
        {m.keepAll}
      </button>
      <button type="button" className="button small" onClick={() => onKeep(false)}>
        {m.keepNone}
      </button>
    </p>
  );
}

function GroupHeading({ text }: { text: string | undefined }) {
  return text === undefined ? null : <h3 className="review-heading">{text}</h3>;
}

/** Shows images to their author before anybody else sees them: parts can be blacked out, the rest is attested. */
export function ImageReview(props: ImageReviewProps) {
  const { groups, summary, before, headingOf, onAttest, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { choices, kept, isTouched, change, keepAll, takeOut } = useChoices(groups);
  const [busy, setBusy] = useState(false);
  const looking = useLooking(kept);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const attest = async () => {
    setBusy(true);
    await onAttest(kept.filter((each) => keptPlaces(each.group, each).length > 0));
    setBusy(false);
  };
  const isStored = groups.every(({ kind }) => kind === 'stored');
  const hasSeries = groups.some(({ kind }) => kind === 'series');
  return (
    <Modal className="image-review" labelledBy={id} onEscape={() => !busy && !isTouched && onClose()}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {isStored ? m.titleStored : m.title}
        </h2>
        <p>{summary}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className="review-scroll" aria-label={m.groups} tabIndex={0}>
        <p className="hint">{m.promise(isStored ? 'stored' : hasSeries ? 'series' : 'photographs')}</p>
        {before}
        {!isStored && <KeepAll kept={kept.length} count={groups.length} onKeep={keepAll} />}
        <ol className="review-list">
          {groups.map((group, index) => (
            <li key={group.id}>
              <GroupHeading text={headingOf?.(group)} />
              <GroupReview
                group={group}
                choice={choices[index]!}
                isOptional={!isStored && groups.length > 1}
                isOnly={groups.length === 1}
                seen={looking.seenOf(group)}
                failed={looking.failedOf(group)}
                asked={looking.asked?.group === group ? looking.asked : undefined}
                onChange={(part) => change(index, part)}
                onSeen={(image) => looking.see(group, image)}
                onFailed={(image) => looking.fail(group, image)}
              />
            </li>
          ))}
        </ol>
      </section>
      <ReviewFooter
        kept={kept}
        looking={looking}
        onTakeOut={takeOut}
        isStored={isStored}
        busy={busy}
        onAttest={attest}
        onClose={onClose}
      />
    </Modal>
  );
}
