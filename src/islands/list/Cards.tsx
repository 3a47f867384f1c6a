import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { listPath, withTag } from '#lib/items/kinds/list-query.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { KeepCard } from '../collections/KeepCard.tsx';
import { Card, type CardProps } from './Card.tsx';
import { CopyCard } from './CopyCard.tsx';

/** The properties of a list of cards. */
export interface CardsProps {
  kind: ItemKind;
  signedIn: boolean;
  /** The bottom row of a card, beside « open »; a copy button by default. */
  actionsOf?: ((item: ItemCard, store: ListStore) => ReactNode) | undefined;
  /** Where a card links, in place of the item's page, and the label of that link. */
  leadsTo?: CardProps['leadsTo'];
  /** Mark before the title of a card. */
  markOf?: ((item: ItemCard, store: ListStore) => ReactNode) | undefined;
}

/** The cards of a list; the person's own have the owner's actions. */
export function Cards({
  kind,
  store,
  signedIn,
  signInHref,
  onFiltered,
  ...own
}: CardsProps & Pick<CardProps, 'signInHref'> & { store: ListStore; onFiltered(): void }) {
  const query = useStore(store.$query);
  const items = useStore(store.$items);
  const tagged: CardProps['tagged'] = {
    // The page's own path need not be given.
    address: (tag) => listPath(kind, '', withTag(kind, query, tag)),
    show: (tag) => {
      store.change(withTag(kind, query, tag), { history: 'push' });
      onFiltered();
    },
  };
  return (
    <div className="grid">
      {items.map((item, index) => (
        <Card
          key={item._id}
          kind={kind}
          item={item}
          index={index}
          place={(query.page - 1) * query.limit + index + 1}
          titlesHidden={query.titlesHidden}
          allPublic={store.scope !== 'mine'}
          signInHref={signInHref}
          leadsTo={own.leadsTo}
          mark={own.markOf?.(item, store)}
          tagged={tagged}
          onRated={(answer) => store.replaceItem(item._id, answer)}
          actions={
            <>
              {own.actionsOf?.(item, store) ?? (
                <CopyCard kind={kind} item={item} store={store} signInHref={signInHref} />
              )}
              {signedIn && KINDS[kind].readInSequence && (
                <KeepCard item={item} index={index} titlesHidden={query.titlesHidden} />
              )}
            </>
          }
        />
      ))}
    </div>
  );
}
