import { ITEM_STATES } from '../item-state.ts';

/** A filter of own items by visibility or missing parts, the same for every kind. */
export const STATE_FILTER = {
  param: 'etat',
  facet: 'state',
  mode: 'any',
  options: ITEM_STATES,
  ownOnly: true,
} as const;
