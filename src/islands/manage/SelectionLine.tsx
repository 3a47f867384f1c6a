import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import type { Selection } from '#lib/items/selection-store.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { Loaded } from '../form/Loaded.tsx';

interface SelectionLineProps {
  kind: ItemKind;
  store: ListStore;
  selection: Selection;
}

const loadActions = () => import('./SelectionActions.tsx').then(({ SelectionActions }) => SelectionActions);

/** Selects all items or none, shows how many are selected, and offers actions if any is. */
export function SelectionLine({ kind, store, selection }: SelectionLineProps) {
  const items = useStore(store.$items);
  const chosenIds = useStore(selection.$chosen);
  const chosen = items.filter(({ _id }) => chosenIds.has(_id));
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen.length > 0 && chosen.length < items.length;
  });
  const leave = () => {
    selection.choose([]);
    all.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Escape that closes a dialog also reaches this handler.
    const isInDialog = (event.target as Element).closest('dialog') !== null;
    if (event.key === 'Escape' && chosen.length > 0 && !isInDialog) leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same as a button in this element
    <div className="selection-line needs-script" onKeyDown={onKeyDown}>
      <label className="selection-all">
        <input
          ref={all}
          type="checkbox"
          checked={chosen.length === items.length}
          onChange={() => selection.choose(chosen.length === items.length ? [] : items.map(({ _id }) => _id))}
        />
        {m.chooseAll}
      </label>
      <p role="status" className="tabular">
        {chosen.length > 0 && m.chosen(kind, chosen.length)}
      </p>
      {chosen.length > 0 && (
        <Loaded load={loadActions} giveUp={leave} props={{ kind, store, chosen, onLeave: leave }} />
      )}
    </div>
  );
}
