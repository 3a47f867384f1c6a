import type { ItemState } from '#lib/items/item-state.ts';
import type { Sort } from '#lib/items/kinds/list-query.ts';
import type { ReadState } from '#lib/items/kinds/read-filter.ts';
import { commonListMessages, readNames, sortLabels } from '#lib/items/list-texts.ts';
import { stateNames } from '#lib/items/state-texts.ts';
import { formatDateAndTime, formatList, formatWhole } from '#lib/platform/format-texts.ts';

/** Texts for the parameters of a list's address; a parameter without an entry is shown as it is. */
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

/** Texts that the worker shows when there is no network. */
export const offlineCopyMessages = {
  copy: (at: string) =>
    `Le réseau ne répond pas\u00a0: cette page est une copie du ${formatDateAndTime(at)}, gardée sur cet appareil.`,
  again: 'Réessayer',
  notKept: 'Cette page n’est pas gardée',
  offline: 'Gardé hors ligne',
  notKeptHint:
    'Le réseau ne répond pas. Sur cet appareil se lisent les dernières listes que vous avez consultées\u00a0:',
  /** The filters and the order in a list's address, as texts. */
  chosen: (address: string) =>
    [...new URL(address, 'https://local').searchParams].flatMap(
      ([name, value]) => (value && (PARAMETERS[name] ?? String)(value)) || [],
    ),
  /** A list's title with its filters and order. */
  list: (title: string, chosen: readonly string[]) =>
    chosen.length === 0 ? title : `${title}\u00a0: ${formatList(chosen)}`,
  seenAt: (at: string) => `Vue le ${formatDateAndTime(at)}`,
};
