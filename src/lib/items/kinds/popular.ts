import type { ItemKind } from '../item.ts';
import { KINDS } from './definitions.ts';

/** Whether an item has the « Populaire » badge (specification §9: strictly above a limit). */
export function isPopular(kind: ItemKind, counts: { views: number; copies: number }): boolean {
  const { popular } = KINDS[kind];
  return counts.views > popular.views || counts.copies > popular.copies;
}

/** The number of views that a copy counts for. */
export const COPY_WEIGHT = 10;

/** Sort key of « populaires ». */
export function popularity(counts: { views: number; copies: number }): number {
  return counts.views + COPY_WEIGHT * counts.copies;
}
