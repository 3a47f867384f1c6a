import type { ItemState } from './item-state.ts';

/** Names of the values in the authors' filter of own items. */
export const stateNames: Record<ItemState, string> = {
  brouillon: 'Brouillon',
  prive: 'Privé',
  public: 'Public',
  incomplet: 'Incomplet',
};
