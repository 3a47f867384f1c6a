import type { Visibility } from './item.ts';

/**
 * The states by which authors filter their own items, as written in addresses: their visibility, and whether
 * publication would refuse one that nobody else reads yet.
 */
export const ITEM_STATES = ['brouillon', 'prive', 'public', 'incomplet'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const INCOMPLETE: ItemState = 'incomplet';

export const STATE_OF: Readonly<Record<Visibility, ItemState>> = {
  draft: 'brouillon',
  private: 'prive',
  public: 'public',
};

/** The states of an item: one by its visibility, and perhaps « incomplet ». */
export function statesOf(item: { visibility: Visibility; incomplete?: boolean | undefined }): ItemState[] {
  return item.incomplete ? [STATE_OF[item.visibility], INCOMPLETE] : [STATE_OF[item.visibility]];
}
