import type { FilterDefinition } from './kind.ts';

/** Whether a signed-in person has read an item, as in URLs. */
export const READ_STATES = ['oui', 'non'] as const;
export type ReadState = (typeof READ_STATES)[number];

/** A filter of all public lists: items that the person has opened. Their own items count as read. */
export const READ_FILTER = {
  param: 'lu',
  facet: 'read',
  mode: 'any',
  options: READ_STATES,
  signedInOnly: true,
} as const satisfies FilterDefinition;
