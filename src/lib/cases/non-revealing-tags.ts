import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';

const TOLD: ReadonlyMap<string, string> = new Map(
  [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS].map((tag) => [fold(tag), tag]),
);

/**
 * The tags that may be shown while a case's title is hidden: modality, specialty and region. No other tag is shown,
 * since an author may tag a case with its diagnosis.
 */
export function nonRevealingTags(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => TOLD.get(fold(tag.trim())) ?? []))];
}
