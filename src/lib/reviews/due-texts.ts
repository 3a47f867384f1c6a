import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { DuePeriod } from './due.ts';
import type { DueItem } from './due-schemas.ts';

/** The next review of a protocol: on its page, on its follow-up page and on the home page. */
export const dueMessages = {
  title: 'Prochaine revue',
  what: 'Ce protocole vous est rappelé à l’accueil un mois avant. Ses lecteurs voient cette date\u202f; passé ce jour, ils lisent aussi qu’il n’a pas été revu.',
  none: 'Aucune date n’est fixée.',
  before: (day: string) => `À revoir au plus tard le ${formatShortDate(day)}.`,
  overdue: (day: string) =>
    `La revue était prévue au plus tard le ${formatShortDate(day)}\u00a0: ce protocole peut ne plus être à jour.`,
  unchanged: (day: string) => `Revu le ${formatShortDate(day)}, rien à changer.`,
  newDue: (isSet: boolean) => (isSet ? 'Changer l’échéance' : 'Fixer une échéance'),
  period: 'Échéance dans',
  periods: {
    6: '6\u00a0mois',
    12: '1\u00a0an',
    24: '2\u00a0ans',
    36: '3\u00a0ans',
  } satisfies Record<DuePeriod, string>,
  day: 'Ou échéance à une date',
  setPeriod: 'Fixer le délai',
  setDay: 'Fixer la date',
  remove: 'Retirer la date de revue',
  reviewed: 'Revu, rien à changer',
  justReviewed: 'Vous venez de le revoir',
  nextIn: 'Revue suivante dans',
  done: {
    fixe: 'La date de revue est fixée.',
    revu: 'La revue est notée.',
    retire: 'Plus aucune revue n’est prévue.',
  },
  noDay: 'Choisissez un délai ou une date.',
  home: 'Revues de protocoles',
  homeLine: ({ dueOn, isOverdue }: Pick<DueItem, 'dueOn' | 'isOverdue'>) =>
    `${isOverdue ? 'prévue ' : ''}au plus tard le ${formatShortDate(dueOn)}`,
};
