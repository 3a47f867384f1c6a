import type { ItemState } from './item-state.ts';

/** What authors filter their own items by. */
export const stateNames: Record<ItemState, string> = {
  brouillon: 'Brouillon',
  prive: 'Privé',
  public: 'Public',
  incomplet: 'Incomplet',
};
