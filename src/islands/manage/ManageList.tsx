import { useState } from 'react';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { createSelection } from '#lib/items/selection-store.ts';
import { ItemList, type ItemListProps } from '../list/ItemList.tsx';
import { OwnerActions } from '../list/OwnerActions.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SelectionLine } from './SelectionLine.tsx';

/** The person's own items, for editing: a card links to the item's editor, and several items can be changed at once. */
export function ManageList(props: Omit<ItemListProps, 'scope' | 'signedIn' | 'actionsOf'>) {
  const { kind } = props;
  const [selection] = useState(createSelection);
  const { edit } = KINDS[kind].paths;
  return (
    <ItemList
      {...props}
      scope="mine"
      signedIn
      leadsTo={edit && { path: edit, label: m.edit }}
      markOf={(item, store) => <SelectBox item={item} store={store} selection={selection} />}
      toolsOf={(store) => <SelectionLine kind={kind} store={store} selection={selection} />}
      actionsOf={(item, store) => (
        <OwnerActions kind={kind} item={item} store={store} isEditedFirst={edit !== undefined} />
      )}
    />
  );
}
