import type { ItemPage } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { listMessages } from '#lib/messages/list.ts';

/** schema.org description of a public list. Items with hidden titles are counted, not named. */
export function listStructuredData(kind: ItemKind, origin: string, page: ItemPage): object {
  const { paths } = KINDS[kind];
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: listMessages[kind].publicTitle,
    url: origin + paths.public,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    mainEntity: { '@type': 'ItemList', numberOfItems: page.totalItems },
  };
}
