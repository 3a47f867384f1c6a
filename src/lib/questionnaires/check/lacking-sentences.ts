import type { Place } from './places.ts';
import { sentenceFindings } from './sentences.ts';

/**
 * Ids of nodes that could write in the report but have no sentence, and have no other source of text: no sub-question,
 * formula or sentence of a lesion.
 */
export function lackingSentences(places: readonly Place[]): ReadonlySet<string> {
  return new Set(
    sentenceFindings(places).flatMap(({ code, node }) => (code === 'no-sentence' ? [node] : [])),
  );
}
