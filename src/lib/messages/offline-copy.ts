import { formatDateAndTime, formatList } from './format.ts';

/** What the worker says as the network does not answer. */
export const offlineCopyMessages = {
  copy: (at: string) =>
    `Le réseau ne répond pas\u00a0: cette page est une copie du ${formatDateAndTime(at)}, gardée sur cet appareil.`,
  again: 'Réessayer',
  notKept: 'Cette page n’est pas gardée',
  notKeptHint:
    'Le réseau ne répond pas. Sur cet appareil se lisent les dernières listes que vous avez consultées\u00a0:',
  /** A list by its title, with what it was narrowed by. */
  list: (title: string, chosen: readonly string[]) =>
    chosen.length === 0 ? title : `${title}\u00a0: ${formatList(chosen)}`,
};
