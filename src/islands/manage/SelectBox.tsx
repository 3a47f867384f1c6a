import { useStore } from '@nanostores/react';
import type { ListStore } from '#lib/items/list-store.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import type { Selection } from '#lib/items/selection-store.ts';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import './selection.css';

interface SelectBoxProps {
  item: ItemCard;
  store: ListStore;
  selection: Selection;
}

/** Check box that selects an item; with Shift, also all items between it and the one selected before. */
export function SelectBox({ item, store, selection }: SelectBoxProps) {
  const isChosen = useStore(selection.$chosen).has(item._id);
  const ids = () => store.$items.get().map(({ _id }) => _id);
  return (
    <label className="select-box needs-script">
      <input
        type="checkbox"
        aria-label={m.choose(item.title ?? m.untitled)}
        checked={isChosen}
        onChange={(event) => {
          const { shiftKey = false } = event.nativeEvent as Event & { shiftKey?: boolean };
          selection.toggle(item._id, ids(), shiftKey);
        }}
      />
    </label>
  );
}
