import { map } from 'nanostores';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';

/** What the server said last of an item that this page edits. */
export interface WorkingCopy {
  /** The item's newest revision. */
  revision: number;
  /** Whether it is public and differs from what readers see. */
  hasChanges: boolean;
  /** Of a kind that is reviewed, and of what a review was asked for. */
  reviewStatus?: ReviewStatus | undefined;
}

/** By item: every save and every read tells it. */
export const $workingCopies = map<Record<string, WorkingCopy>>({});

/** To be called with every answer that tells of an item of one's own. */
export function noteWorkingCopy(item: {
  _id: string;
  revision: number;
  hasChanges?: boolean | undefined;
  reviewStatus?: ReviewStatus | undefined;
  wordStatus?: ReviewStatus | undefined;
}): void {
  const { _id, revision, hasChanges = false, wordStatus, reviewStatus = wordStatus } = item;
  $workingCopies.setKey(_id, { revision, hasChanges, reviewStatus });
}
