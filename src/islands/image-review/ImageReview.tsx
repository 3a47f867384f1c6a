import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import { Modal } from '../form/Modal.tsx';
import { GroupReview } from './GroupReview.tsx';
import { type Choice, type ImageGroup, isSeenOneByOne, keptPlaces, type Reviewed } from './group.ts';
import { NO_MASKS } from './masks.ts';
import { ReviewFooter } from './ReviewFooter.tsx';
import './image-review.css';

interface ImageReviewProps {
  groups: readonly ImageGroup[];
  /** What is said of them all. */
  summary: string;
  /** Something to decide of them all. */
  before?: ReactNode;
  /** Said above a group, where others begin. */
  headingOf?(group: ImageGroup): string | undefined;
  /** What the author attested to have looked at. The review is over afterwards. */
  onAttest(kept: Reviewed[]): Promise<void> | void;
  onClose(): void;
}

/** Which images of which group have been on the screen. */
function useSeen() {
  const [seen, setSeen] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const of = (group: ImageGroup) => seen.get(group.id) ?? new Set<number>();
  const see = ({ id }: ImageGroup, index: number) =>
    setSeen((before) =>
      before.get(id)?.has(index)
        ? before
        : new Map(before).set(id, new Set([...(before.get(id) ?? []), index])),
    );
  return { of, see };
}

/** What the author does with each group: whether it is kept, its name, its masks. */
function useChoices(groups: readonly ImageGroup[]) {
  const [choices, setChoices] = useState<Choice[]>(() =>
    groups.map(({ name }) => ({ name, isKept: true, masks: NO_MASKS })),
  );
  const kept = groups.flatMap((group, index): Reviewed[] => {
    const choice = choices[index]!;
    const name = choice.name.trim() || group.name;
    return choice.isKept ? [{ ...choice, group, name }] : [];
  });
  /** Names, masks and parts are work: Escape does not throw them away, the button does. */
  const isTouched = choices.some(
    ({ name, masks, part }, index) => masks !== NO_MASKS || part || name !== groups[index]?.name,
  );
  const change = (index: number, part: Partial<Choice>) =>
    setChoices((before) => before.with(index, { ...before[index]!, ...part }));
  const keepAll = (isKept: boolean) => setChoices((before) => before.map((each) => ({ ...each, isKept })));
  return { choices, kept, isTouched, change, keepAll };
}

/** How many slices of the series that are kept were on the screen, of how many. */
function slicesOf(kept: readonly Reviewed[], seenOf: (group: ImageGroup) => ReadonlySet<number>) {
  const slices = { seen: 0, count: 0 };
  for (const choice of kept) {
    if (isSeenOneByOne(choice.group)) continue;
    const places = keptPlaces(choice.group, choice);
    const seen = seenOf(choice.group);
    slices.seen += places.filter((place) => seen.has(place)).length;
    slices.count += places.length;
  }
  return slices;
}

/** From so many groups on one chooses all or none of them at once. */
const MANY = 3;

interface KeepAllProps {
  kept: number;
  count: number;
  onKeep(isKept: boolean): void;
}

/** Takes all groups, or none, where there are many. */
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

/** What nobody else has seen, shown large to its author, who may black out parts of it and attests what is left. */
export function ImageReview(props: ImageReviewProps) {
  const { groups, summary, before, headingOf, onAttest, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { choices, kept, isTouched, change, keepAll } = useChoices(groups);
  const [busy, setBusy] = useState(false);
  const seen = useSeen();
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const unseen = kept.reduce(
    (sum, { group }) => sum + (isSeenOneByOne(group) ? group.count - seen.of(group).size : 0),
    0,
  );
  const slices = slicesOf(kept, seen.of);
  const attest = async () => {
    setBusy(true);
    await onAttest(kept);
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
      <section className="review-scroll" aria-label={m.groups}>
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
                seen={seen.of(group)}
                onChange={(part) => change(index, part)}
                onSeen={(image) => seen.see(group, image)}
              />
            </li>
          ))}
        </ol>
      </section>
      <ReviewFooter
        kept={kept}
        unseen={unseen}
        slices={slices}
        isStored={isStored}
        busy={busy}
        onAttest={attest}
        onClose={onClose}
      />
    </Modal>
  );
}
