import { Fragment, type RefObject, useEffect, useState } from 'react';
import { rememberCases } from '#lib/cases/browser/case-list.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { CollectedRow } from '#lib/collections/schemas.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MoveButtons } from '../form/MoveButtons.tsx';
import { usePendingAction } from '../form/use-pending-action.ts';
import { CollectedCase, nameOf } from './CollectedCase.tsx';
import { PutBack } from './PutBack.tsx';
import { useCollected } from './use-collected.ts';
import { useOrderedList } from './use-ordered-list.ts';
import { WordDialog } from './WordDialog.tsx';

const TYPE = 'application/x-negatoscope-collected';

interface CollectedCasesProps {
  collection: string;
  rows: readonly CollectedRow[];
  titlesHidden: boolean;
}

function Empty() {
  return (
    <div className="list-state">
      <i className="i-lucide-bookmark" aria-hidden="true" />
      <p>
        <strong>{m.empty}</strong>
      </p>
      <p>{m.emptyHint}</p>
      <a className="button" href={casePaths.public}>
        {m.findCases}
      </a>
    </div>
  );
}

interface RowActionsProps {
  name: string;
  index: number;
  count: number;
  /** Undefined when the reason is hidden too. */
  onWord: (() => void) | undefined;
  onMove(to: number): void;
  onRemove(): void;
}

function RowActions({ name, index, count, onWord, onMove, onRemove }: RowActionsProps) {
  return (
    <div className="row-actions needs-script">
      {onWord && <IconButton icon="i-lucide-message-square-text" label={m.word(name)} onPress={onWord} />}
      <MoveButtons
        index={index}
        count={count}
        upLabel={m.moveUp(name)}
        downLabel={m.moveDown(name)}
        onMove={onMove}
      />
      <IconButton icon="i-lucide-x" label={m.remove(name)} onPress={onRemove} />
    </div>
  );
}

/** Removes a case and puts it back; focus stays at that place. */
function useRemoval(
  { removed, remove, putBack }: ReturnType<typeof useCollected>,
  list: RefObject<HTMLOListElement | null>,
  announce: (text: string) => void,
) {
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  return {
    async takeOut(index: number): Promise<void> {
      if (!(await remove(index))) return;
      announce(m.removed);
      focus('.put-back button');
    },
    async undo(): Promise<void> {
      const index = removed?.index ?? 0;
      if (!(await putBack())) return;
      announce(m.putBack);
      focus(`li:nth-child(${index + 1}) a`);
    },
  };
}

/** The cases of the person's own list, to be ordered, explained and removed. */
export function CollectedCases({ collection, rows: first, titlesHidden }: CollectedCasesProps) {
  const collected = useCollected(collection, first);
  const { rows, removed, order, say } = collected;
  const [wordOf, setWordOf] = useState<CollectedRow>();
  const { list, row, move, announcement, announce } = useOrderedList({
    type: TYPE,
    entries: rows,
    idOf: ({ caseId }) => caseId,
    onOrder: order,
    sayMoved: (entry, place, count) => m.moved(nameOf(entry, place - 1), place, count),
  });
  usePendingAction({ kind: 'collection', id: collection, action: 'explain' }, ({ caseId, word }) => {
    const of = rows.find((each) => each.caseId === caseId);
    if (of) setWordOf({ ...of, word });
  });
  useEffect(() => rememberCases(rows.flatMap(({ card }) => (card ? [card._id] : []))), [rows]);
  const { takeOut, undo } = useRemoval(collected, list, announce);
  return (
    <>
      {rows.length === 0 && !removed && <Empty />}
      {rows.length > 1 && <p className="quiet needs-script order-hint">{m.orderHint}</p>}
      <ol className="collected" ref={list} aria-label={m.caseList}>
        {rows.map((each, index) => (
          <Fragment key={each.caseId}>
            {removed?.index === index && <PutBack label={m.undoRemoval} onPress={undo} />}
            <li {...row(index)}>
              <span className="drag-handle needs-script" draggable aria-hidden="true">
                <i className="i-lucide-grip-vertical" />
              </span>
              <CollectedCase row={each} index={index}>
                <RowActions
                  name={nameOf(each, index)}
                  index={index}
                  count={rows.length}
                  onWord={titlesHidden ? undefined : () => setWordOf(each)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => void takeOut(index)}
                />
              </CollectedCase>
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= rows.length && <PutBack label={m.undoRemoval} onPress={undo} />}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {wordOf && (
        <WordDialog
          word={wordOf.word ?? ''}
          onSave={(word) => say(wordOf.caseId, word)}
          onClose={() => setWordOf(undefined)}
        />
      )}
    </>
  );
}
