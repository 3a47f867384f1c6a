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

/** Chooses all or nothing, says how many are chosen, and from the first one on what can be done to them. */
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
    // A dialog's own Escape closes the dialog, and comes by here too.
    const isInDialog = (event.target as Element).closest('dialog') !== null;
    if (event.key === 'Escape' && chosen.length > 0 && !isInDialog) leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is offered beside the button that does the same
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
