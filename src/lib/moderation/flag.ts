/** Why somebody flags something public. */
export const FLAG_REASONS = ['identity', 'medical', 'copyright', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** What is flagged. */
export type FlaggedThing = 'item' | 'image' | 'comment' | 'collection';

/** The page on which something is flagged: the form as it was sent, and what came of it. */
export interface FlagPage {
  thing: FlaggedThing;
  reason: string;
  note: string;
  /** There is nothing to flag: the item is not public. */
  isClosed?: boolean;
  /** What is said once it was sent. */
  done?: string;
  error?: string;
}

/** Characters of what is said beside the reason. */
export const FLAG_NOTE_MAX = 500;

/** As many distinct accounts that say « identité visible » hide an image until an administrator settles it. */
export const HIDING_FLAGS = 2;

/** How a flag was settled: nothing was at fault, or what was done. */
export type FlagOutcome = 'dismissed' | 'masked' | 'withdrawn' | 'removed';

/** What an author is told about an item of theirs. */
export type NoticeKind =
  | 'withdrawn'
  | 'tags_corrected'
  | 'image_hidden'
  | 'image_shown'
  | 'image_masked'
  | 'handed_over';

/** Where a public item, an image or a comment of it is flagged. */
export function flagPath(itemId: string, target: { image?: string; comment?: string } = {}): string {
  const query = new URLSearchParams(target).toString();
  return `/flag/${itemId}${query ? `?${query}` : ''}`;
}

/** Where a shared list is flagged. */
export const flagListPath = (token: string) => `/flag/list/${token}`;

/** What administrators said about one's own items. */
export const NOTICES_PATH = '/moderation';
