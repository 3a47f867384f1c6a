import { ITEM_KINDS, type ItemKind } from '../item.ts';

const PLACES: Readonly<Record<ItemKind, number>> = { case: 0, questionnaire: 1, protocol: 2 };

/** The kinds in their order on the home page and in its search. */
export const HOME_KINDS: readonly ItemKind[] = [...ITEM_KINDS].sort((a, b) => PLACES[a] - PLACES[b]);
