import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

const TOLD: ReadonlyMap<string, string> = new Map(
  [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS].map((tag) => [fold(tag), tag]),
);

/**
 * The tags of a case that may be shown while its title is hidden: modality, specialty and region. An author may tag a
 * case with its diagnosis: no other tag is shown.
 */
export function toldTags(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => TOLD.get(fold(tag.trim())) ?? []))];
}
