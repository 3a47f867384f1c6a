import type { Page } from '../tree.ts';
import { placesOf } from './places.ts';
import { sentenceFindings } from './sentences.ts';

/**
 * Ids of what could write in the report, has nothing to write, and is said by nothing else: no sub-question, formula or
 * sentence of a lesion.
 */
export function lackingSentences(pages: readonly Page[]): ReadonlySet<string> {
  return new Set(
    sentenceFindings(placesOf(pages)).flatMap(({ code, node }) => (code === 'no-sentence' ? [node] : [])),
  );
}
