import type { ItemState } from '#lib/items/item-state.ts';
import type { Sort } from '#lib/items/kinds/list-query.ts';
import type { ReadState } from '#lib/items/kinds/read-filter.ts';
import { commonListMessages, readNames, sortLabels } from '#lib/items/list-texts.ts';
import { stateNames } from '#lib/items/state-texts.ts';
import { formatDateAndTime, formatList, formatWhole } from '#lib/platform/format-texts.ts';

/** What a parameter of a list's address says; one that is not here is a word of the field, and stands as it is. */
const PARAMETERS: Record<string, (value: string) => string | undefined> = {
  q: (value) => `«\u202f${value}\u202f»`,
  difficulte: commonListMessages.difficulty,
  etat: (value) => stateNames[value as ItemState],
  lu: (value) => readNames[value as ReadState],
  tri: (value) => sortLabels[value as Sort],
  titres: (value) => (value === 'masques' ? 'titres masqués' : undefined),
  page: (value) => `page ${formatWhole(Number(value))}`,
  limit: () => undefined,
};

/** What the worker says as the network does not answer. */
export const offlineCopyMessages = {
  copy: (at: string) =>
    `Le réseau ne répond pas\u00a0: cette page est une copie du ${formatDateAndTime(at)}, gardée sur cet appareil.`,
  again: 'Réessayer',
  notKept: 'Cette page n’est pas gardée',
  offline: 'Gardé hors ligne',
  notKeptHint:
    'Le réseau ne répond pas. Sur cet appareil se lisent les dernières listes que vous avez consultées\u00a0:',
  /** What the address of a list narrows and sorts it by. */
  chosen: (address: string) =>
    [...new URL(address, 'https://local').searchParams].flatMap(
      ([name, value]) => (value && (PARAMETERS[name] ?? String)(value)) || [],
    ),
  /** A list by its title, with what was chosen. */
  list: (title: string, chosen: readonly string[]) =>
    chosen.length === 0 ? title : `${title}\u00a0: ${formatList(chosen)}`,
  seenAt: (at: string) => `Vue le ${formatDateAndTime(at)}`,
};
