import { map } from 'nanostores';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';

/** The latest known server state of an item that this page edits. */
export interface WorkingCopy {
  /** The item's newest revision. */
  revision: number;
  /** Whether it is public and differs from the published version. */
  hasChanges: boolean;
  /** For a kind that is reviewed, and for items with a requested review. */
  reviewStatus?: ReviewStatus | undefined;
}

/** Working copies by item id, updated by every save and every read. */
export const $workingCopies = map<Record<string, WorkingCopy>>({});

/** Updates the state; to be called with every response about an item of the person's own. */
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
