import type { ItemState } from './item-state.ts';

/** The values of the authors' filter of own items. */
export const stateNames: Record<ItemState, string> = {
  brouillon: 'Brouillon',
  prive: 'Privé',
  public: 'Public',
  incomplet: 'Incomplet',
};
