import type { ItemKind } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import type { ItemCard } from './schemas.ts';

type KeyOf<Card> = Card extends unknown ? keyof Card : never;

/** Properties of a card that only the API's readers use; a name that no card has does not compile. */
const API_ONLY: ReadonlySet<string> = new Set([
  'stats',
  'questions',
  'folders',
  'folderMainImages',
] satisfies KeyOf<ItemCard>[]);

/** An instant without its seconds: a card shows the day alone. */
const toMinute = (iso: string) => `${iso.slice(0, 16)}Z`;

/**
 * A card as pages carry it beside their HTML: without what only the API's
 * readers use, a date it does not show, or a name twice.
 */
export function pageCard(kind: ItemKind, card: ItemCard): ItemCard {
  const shown = Object.entries(card).filter(([key]) => !API_ONLY.has(key));
  return {
    ...(Object.fromEntries(shown) as unknown as ItemCard),
    user: null,
    author: { name: card.user?.name ?? card.author.name, email: '' },
    createdAt: '',
    // Its author is named already.
    ...(card.validation?.byAuthor && { validation: { by: null, byAuthor: true } }),
    updatedAt: KINDS[kind].illustrated ? '' : toMinute(card.updatedAt),
  };
}
