import type { ItemCard } from './schemas.ts';

/** The content of an item's panel, which does not name the item. */
export type ItemFacts = Pick<
  ItemCard,
  | '_id'
  | 'visibility'
  | 'mine'
  | 'hasChanges'
  | 'readAs'
  | 'coAuthors'
  | 'readAgainBy'
  | 'views'
  | 'copies'
  | 'averageRating'
  | 'ratingsCount'
  | 'userRating'
  | 'createdAt'
  | 'updatedAt'
> & { author: string };

/** The data of a card, without its title and tags. */
export function itemFacts(card: ItemCard): ItemFacts {
  const { _id, visibility, mine, views, copies, averageRating, ratingsCount, userRating, hasChanges } = card;
  const { createdAt, updatedAt, readAs, coAuthors, readAgainBy } = card;
  const author = card.user?.name || card.author.name;
  return {
    _id,
    visibility,
    mine,
    views,
    copies,
    averageRating,
    ratingsCount,
    userRating,
    createdAt,
    updatedAt,
    author,
    ...(hasChanges && { hasChanges }),
    ...(readAs && { readAs }),
    ...(coAuthors && { coAuthors }),
    ...(readAgainBy && { readAgainBy }),
  };
}
