import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import { listMessages } from '../list-texts.ts';
import type { ItemPage } from '../schemas.ts';

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
