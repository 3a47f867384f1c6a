/** Reasons for flagging public content. */
export const FLAG_REASONS = ['identity', 'medical', 'copyright', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The kinds of flagged things. */
export type FlaggedThing = 'item' | 'image' | 'comment' | 'collection';

/** The page on which something is flagged: the form as it was sent, and its result. */
export interface FlagPage {
  thing: FlaggedThing;
  reason: string;
  note: string;
  /** Whether there is nothing to flag: the item is not public. */
  isClosed?: boolean;
  /** The confirmation once it was sent. */
  done?: string;
  error?: string;
}

/** Characters of what is said beside the reason. */
export const FLAG_NOTE_MAX = 500;

/** This many distinct accounts that report « identité visible » hide an image until an administrator settles it. */
export const HIDING_FLAGS = 2;

/** How a flag was settled: nothing was at fault, or the action taken. */
export type FlagOutcome = 'dismissed' | 'masked' | 'withdrawn' | 'removed';

/** The kinds of notices to an author about their item. */
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

/** Messages of administrators about the person's own items. */
export const NOTICES_PATH = '/moderation';
