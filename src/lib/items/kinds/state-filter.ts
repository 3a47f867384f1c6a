import { ITEM_STATES } from '../item-state.ts';

/** The same filter for every kind: own items by visibility, or by what they lack. */
export const STATE_FILTER = {
  param: 'etat',
  facet: 'state',
  mode: 'any',
  options: ITEM_STATES,
  ownOnly: true,
} as const;
