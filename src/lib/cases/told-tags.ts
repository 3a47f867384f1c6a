import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

const TOLD: ReadonlyMap<string, string> = new Map(
  [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS].map((tag) => [fold(tag), tag]),
);

/**
 * What may be said of a case whose title is hidden: how it was imaged, which specialty it is of, and where. An author may tag
 * a case with its diagnosis: no other tag is told.
 */
export function toldTags(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => TOLD.get(fold(tag.trim())) ?? []))];
}
