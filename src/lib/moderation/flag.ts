/** Reasons for flagging public content. */
export const FLAG_REASONS = ['identity', 'medical', 'copyright', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The kinds of things that can be flagged. */
export type FlaggedThing = 'item' | 'image' | 'comment' | 'collection';

/** The page on which something is flagged: the form with its typed values, and its result. */
export interface FlagPage {
  thing: FlaggedThing;
  reason: string;
  note: string;
  /** Whether nothing can be flagged, since the item is not public. */
  isClosed?: boolean;
  /** The confirmation after sending. */
  done?: string;
  error?: string;
}

/** Maximum length of the note beside the reason, in characters. */
export const FLAG_NOTE_MAX = 500;

/** Number of accounts whose flags « identité visible » hide an image until an administrator settles them. */
export const HIDING_FLAGS = 2;

/** The outcome of a flag: dismissed, or the action taken. */
export type FlagOutcome = 'dismissed' | 'masked' | 'withdrawn' | 'removed';

/** The kinds of notices to an author about their item. */
export type NoticeKind =
  | 'withdrawn'
  | 'tags_corrected'
  | 'image_hidden'
  | 'image_shown'
  | 'image_masked'
  | 'handed_over';

/** Address for flagging a public item, an image or a comment of it. */
export function flagPath(itemId: string, target: { image?: string; comment?: string } = {}): string {
  const query = new URLSearchParams(target).toString();
  return `/flag/${itemId}${query ? `?${query}` : ''}`;
}

/** Address for flagging a shared list. */
export const flagListPath = (token: string) => `/flag/list/${token}`;

/** The page with administrators' messages about the person's own items. */
export const NOTICES_PATH = '/moderation';
