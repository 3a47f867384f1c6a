import { useEffect, useId, useRef, useState } from 'react';
import { archiveImportMessages as m } from '#lib/archives/import-texts.ts';
import type { ListedItem } from '#lib/archives/read-archive.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { OpenedArchive } from './open-archive.ts';
import { type ImportProgress, useArchiveImport } from './use-archive-import.ts';
import './archive-items.css';

interface ArchiveItemsProps {
  archive: OpenedArchive;
  /** Chooses another archive. */
  onAgain(): void;
}

function wordsOf({ state, sent, images, missing }: ImportProgress): string {
  if (state === 'sending') return m.sending(sent, images);
  if (state === 'incomplete') return missing > 0 ? m.incomplete(missing) : m.failed;
  return { waiting: m.waiting, done: m.done, failed: m.failed }[state];
}

function State({ item: { kind, title }, fare }: { item: ListedItem; fare: ImportProgress }) {
  const { paths } = KINDS[kind];
  const { id, state, reason } = fare;
  return (
    <span className={`archive-state ${state}`}>
      {wordsOf(fare)}
      {reason && ` · ${reason}`}
      {id !== undefined && paths.edit && (
        <a href={paths.edit(id)} aria-label={m.openWhat(title.trim() || m.untitled)}>
          {m.open}
        </a>
      )}
    </span>
  );
}

interface LineProps {
  item: ListedItem;
  /** Import progress of the item; undefined while the items are still being chosen. */
  fare: ImportProgress | undefined;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function Line({ item, fare, isChosen, onChoose }: LineProps) {
  const name = m.named(item.kind, item.title);
  if (fare)
    return (
      <li>
        <span>{name}</span>
        <State item={item} fare={fare} />
      </li>
    );
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        {name}
      </label>
    </li>
  );
}

interface ChoiceProps {
  items: readonly ListedItem[];
  chosen: ReadonlySet<ListedItem>;
  onChoose(chosen: ReadonlySet<ListedItem>): void;
  onStart(): void;
}

/** The button that starts the import, and those that choose all or none. */
function Choice({ items, chosen, onChoose, onStart }: ChoiceProps) {
  return (
    <>
      <button type="button" className="button primary" disabled={chosen.size === 0} onClick={onStart}>
        {m.submit(chosen.size)}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => onChoose(new Set(chosen.size > 0 ? [] : items))}
      >
        {chosen.size > 0 ? m.none : m.all}
      </button>
    </>
  );
}

/** The items of an archive, to choose from; then the outcome of each item. */
export function ArchiveItems({ archive, onAgain }: ArchiveItemsProps) {
  const { items } = archive;
  const [chosen, setChosen] = useState<ReadonlySet<ListedItem>>(new Set(items));
  const { fares, isBusy, left, start, stop } = useArchiveImport(archive);
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  // The button that chose the archive is gone: the focus needs a place.
  useEffect(() => heading.current?.focus(), []);
  const hasBegun = fares.size > 0;
  const shown = hasBegun ? items.filter((item) => fares.has(item)) : items;
  const done = [...fares.values()].filter(({ state }) => state === 'done' || state === 'incomplete').length;
  const told = items.length === 0 ? m.empty : m.list(items.length);
  const choose = (item: ListedItem, isChosen: boolean) =>
    setChosen(new Set(items.filter((each) => (each === item ? isChosen : chosen.has(each)))));
  const begin = (which: readonly ListedItem[]) => {
    heading.current?.focus();
    void start(which);
  };
  const chosenItems = items.filter((item) => chosen.has(item));
  return (
    <div className="archive-import">
      <p ref={heading} id={id} tabIndex={-1} role="status">
        {hasBegun ? m.tally(done, shown.length) : told}
      </p>
      {!hasBegun && items.length > 0 && <p className="hint">{m.what}</p>}
      <ul className="archive-items" aria-labelledby={id}>
        {shown.map((item) => (
          <Line
            key={item.content}
            item={item}
            fare={fares.get(item)}
            isChosen={chosen.has(item)}
            onChoose={(isChosen) => choose(item, isChosen)}
          />
        ))}
      </ul>
      <div className="archive-actions">
        {isBusy && <Button text={m.stop} run={stop} />}
        {!hasBegun && items.length > 0 && (
          <Choice items={items} chosen={chosen} onChoose={setChosen} onStart={() => begin(chosenItems)} />
        )}
        {!isBusy && left.length > 0 && <Button text={m.retry} run={() => begin(left)} />}
        {!isBusy && <Button text={m.again} run={onAgain} />}
      </div>
    </div>
  );
}

function Button({ text, run }: { text: string; run(): void }) {
  return (
    <button type="button" className="button" onClick={run}>
      {text}
    </button>
  );
}
