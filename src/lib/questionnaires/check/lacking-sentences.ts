import type { Place } from './places.ts';
import { sentenceFindings } from './sentences.ts';

/**
 * Ids of what could write in the report, has nothing to write, and is said by nothing else: no sub-question, formula or
 * sentence of a lesion.
 */
export function lackingSentences(places: readonly Place[]): ReadonlySet<string> {
  return new Set(
    sentenceFindings(places).flatMap(({ code, node }) => (code === 'no-sentence' ? [node] : [])),
  );
}
