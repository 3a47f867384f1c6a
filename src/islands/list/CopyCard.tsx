import type { ItemKind } from '#lib/items/item.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { CopyButton } from './CopyButton.tsx';

/** The copy button of a card. */
export function CopyCard({
  kind,
  item,
  store,
  signInHref,
}: {
  kind: ItemKind;
  item: ItemCard;
  store: ListStore;
  signInHref: string | undefined;
}) {
  return (
    <CopyButton
      kind={kind}
      id={item._id}
      signInHref={signInHref}
      onCopied={() => store.replaceItem(item._id, { copies: item.copies + (item.mine ? 0 : 1) })}
    />
  );
}
