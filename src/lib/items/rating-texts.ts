import { counted } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';

const NOT_RATED = 'Pas encore noté';

/** Texts about ratings; strings of specification §4, §5 and §8 verbatim. */
export const ratingMessages = {
  rate: {
    protocol: 'Noter ce protocole',
    case: 'Noter ce cas',
    questionnaire: 'Noter ce questionnaire',
  } satisfies Record<ItemKind, string>,
  rateOther: 'Noter ce élément',
  change: 'Modifier ma note',
  average: (value: number) => `${value.toFixed(1)}/10`,
  count: (count: number) => `(${counted(count, 'note')})`,
  notRated: NOT_RATED,
  averageLabel: (value: number, count: number) =>
    count === 0 ? NOT_RATED : `Note moyenne ${value.toFixed(1)} sur 10, ${counted(count, 'note')}`,
  oneRating: (value: number) => `Note\u00a0: ${value.toLocaleString('fr-FR')} sur 10`,
};
