import { type ReviewStatus, VALIDATED } from '#lib/reviews/review-rules.ts';
import type { ItemKind, Visibility } from '../item.ts';
import { KINDS } from './definitions.ts';

/**
 * Whether publishing shows the version that was validated last, and nothing of the working copy, which is not
 * validated: of a kind that is reviewed, where it was withdrawn from its readers or never shown to any.
 */
export const showsLastVersion = (
  kind: ItemKind,
  item: {
    visibility: Visibility;
    publishedVersion: number | null;
    reviewStatus?: ReviewStatus | null | undefined;
  },
): boolean =>
  KINDS[kind].reviewed &&
  item.visibility !== 'public' &&
  item.publishedVersion !== null &&
  item.reviewStatus !== VALIDATED;
