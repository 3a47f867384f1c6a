import type { Visibility } from './item.ts';

/**
 * The states by which authors filter their own items, as in URLs: the visibility, and « incomplet » for an unpublished
 * item that lacks something for publication.
 */
export const ITEM_STATES = ['brouillon', 'prive', 'public', 'incomplet'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const INCOMPLETE: ItemState = 'incomplet';

export const STATE_OF: Readonly<Record<Visibility, ItemState>> = {
  draft: 'brouillon',
  private: 'prive',
  public: 'public',
};

/** The states of an item: one for its visibility, and possibly « incomplet ». */
export function statesOf(item: { visibility: Visibility; incomplete?: boolean | undefined }): ItemState[] {
  return item.incomplete ? [STATE_OF[item.visibility], INCOMPLETE] : [STATE_OF[item.visibility]];
}
