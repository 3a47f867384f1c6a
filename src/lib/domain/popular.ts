import type { ItemKind } from './item.ts';
import { KINDS } from './kinds/of-kind.ts';

/** Whether an item wears the « Populaire » badge (specification §9: strictly above a limit). */
export function isPopular(kind: ItemKind, counts: { views: number; copies: number }): boolean {
  const { popular } = KINDS[kind];
  return counts.views > popular.views || counts.copies > popular.copies;
}
