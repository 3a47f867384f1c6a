import { ItemList, type ItemListProps } from './ItemList.tsx';
import { OwnerActions } from './OwnerActions.tsx';

/** The person's own items, with the owner's actions; a separate module, so that public lists do not load those. */
export function OwnList(props: Omit<ItemListProps, 'scope' | 'signedIn' | 'actionsOf'>) {
  return (
    <ItemList
      {...props}
      scope="mine"
      signedIn
      actionsOf={(item, store) => <OwnerActions kind={props.kind} item={item} store={store} />}
    />
  );
}
