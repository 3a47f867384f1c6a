import { type ReviewStatus, VALIDATED } from '#lib/reviews/review-rules.ts';
import type { ItemKind, Visibility } from '../item.ts';
import { KINDS } from './definitions.ts';

/**
 * Whether publishing shows the last validated version without the unvalidated working copy: for a reviewed kind, if the
 * item was withdrawn or never published.
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
