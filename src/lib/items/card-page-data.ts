import type { ItemKind } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import type { ItemCard } from './schemas.ts';

/** What only the API's readers use of a card. */
const API_ONLY = new Set(['stats', 'questions', 'folders', 'folderMainImages']);

/** A card as pages carry it beside their HTML: without what only the API's readers use, nor a date it does not show. */
export function pageCard(kind: ItemKind, card: ItemCard): ItemCard {
  const shown = Object.entries(card).filter(([key]) => !API_ONLY.has(key));
  return {
    ...(Object.fromEntries(shown) as unknown as ItemCard),
    user: null,
    author: { name: card.user?.name ?? card.author.name, email: '' },
    createdAt: '',
    ...(KINDS[kind].illustrated && { updatedAt: '' }),
  };
}
