import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { randomFrom } from './dataset.ts';

/** How many different searches are sent: hardly any answer can be cached. */
const SEARCHES = 4000;
const TAGS = [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const SORTS = ['recents', 'populaires', 'mieux-notes'];
/** Words that are in most items of the dataset (`dataset.ts`). */
const COMMON = ['p', 'pe', 'pers', 'personne', 'personne1', 'f', 'fracture', 'l', 'r', 't', 'i', 'irm', 'e'];

/**
 * The costliest searches that the address of a list lets one write, all different: one-letter words, long runs of
 * prefixes, every tag, deep pages in each order.
 */
export function hostileSearches(): string[] {
  const random = randomFrom(20_261_122);
  const upTo = (count: number) => Math.floor(random() * count);
  const some = <T>(values: readonly T[], count: number) =>
    values.filter(() => random() < count / values.length);
  return Array.from({ length: SEARCHES }, (_, index) => {
    const params = new URLSearchParams();
    const words = index % 3 === 0 ? some(LETTERS, 2 + upTo(3)) : some(COMMON, 1 + upTo(4));
    if (index % 5 !== 0) params.set('q', words.join(' '));
    if (index % 2 === 0) for (const tag of some(TAGS, 1 + upTo(28))) params.append('etiquette', tag);
    if (index % 4 === 0)
      for (const level of some(['1', '2', '3', '4'], 3)) params.append('difficulte', level);
    params.set('tri', SORTS[index % 3] as string);
    params.set('page', String(1 + upTo(8000)));
    return params.toString();
  });
}
