import type { ItemKind } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import type { ItemCard } from './schemas.ts';

type KeyOf<Card> = Card extends unknown ? keyof Card : never;

/** Properties of a card that only API clients use; a name that no card has is a compile error. */
const API_ONLY: ReadonlySet<string> = new Set([
  'stats',
  'questions',
  'folders',
  'folderMainImages',
] satisfies KeyOf<ItemCard>[]);

/** An instant without seconds: a card only shows the day. */
const toMinute = (iso: string) => `${iso.slice(0, 16)}Z`;

/**
 * A card as pages embed it beside their HTML: without properties that only API
 * clients use, dates that are not shown, or repeated names.
 */
export function pageCard(kind: ItemKind, card: ItemCard): ItemCard {
  const shown = Object.entries(card).filter(([key]) => !API_ONLY.has(key));
  return {
    ...(Object.fromEntries(shown) as unknown as ItemCard),
    user: null,
    author: { name: card.user?.name ?? card.author.name, email: '' },
    createdAt: '',
    // The author's name is already on the card.
    ...(card.validation?.byAuthor && { validation: { by: null, byAuthor: true } }),
    updatedAt: KINDS[kind].illustrated ? '' : toMinute(card.updatedAt),
  };
}
