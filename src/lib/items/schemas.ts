import { z } from 'zod';
import { caseFigures } from '#lib/cases/figures-schema.ts';
import { protocolFigures } from '#lib/protocols/figures-schema.ts';
import { questionnaireFigures } from '#lib/questionnaires/figures-schema.ts';
import { REVIEW_STATUSES } from '#lib/reviews/review-rules.ts';
import type { Correction } from '#lib/search/read-search.ts';
import { COMMENT_MAX, type ItemKind, TAG_MAX, TAGS_MAX, TITLE_MAX, VISIBILITIES } from './item.ts';
import { sha256 } from './kinds/fields-schema.ts';
import type { FiguresOfKind } from './kinds/summaries.ts';
import { isRating } from './rating.ts';

/** The facts on the cards of all kinds, with the names that the specification's §3 uses (`_id`, `user.username`, …). */
const cardBase = z.object({
  _id: z.string(),
  /** Null in spoiler mode. */
  title: z.string().nullable(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  user: z.object({ username: z.string(), name: z.string() }).nullable(),
  author: z.object({ name: z.string(), email: z.string() }),
  /** Whether the asker owns it (always false signed out). */
  mine: z.boolean(),
  /**
   * The requester's role for somebody else's item: reading an item that is not public by its unlisted link, writing
   * it with its owner, or reading its working copy to review it. Present where the item itself is read, not in lists.
   */
  readAs: z.enum(['holder', 'author', 'reviewer']).optional(),
  /** Its co-authors, by the names others see. Present where `readAs` is; absent when there are none. */
  coAuthors: z.array(z.string()).optional(),
  /** The asker has opened it. */
  read: z.boolean().optional(),
  views: z.number().int(),
  copies: z.number().int(),
  /** Only in the API's answers. */
  stats: z.object({ views: z.number().int(), copies: z.number().int() }).optional(),
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
  revision: z.number().int(),
  /** Only for its owner: the working copy differs from what readers see. */
  hasChanges: z.boolean().optional(),
  /** Only for its owner: publication would refuse it as it is. */
  incomplete: z.boolean().optional(),
  /** For a kind that is reviewed: for its owner the working copy's status, for others that of the version they see. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Who validated the version shown; `by` is null once that account is gone. */
  validation: z.object({ by: z.string().nullable(), byAuthor: z.boolean() }).optional(),
  /** For other kinds, only for authors and reviewers: the status of the requested verdict. */
  wordStatus: z.enum(REVIEW_STATUSES).optional(),
  /** For other kinds: who approved the version shown before it was published. Present where the item itself is read. */
  readAgainBy: z.string().optional(),
  /** The texts that a search found it in; absent where its title says so or is hidden. */
  foundIn: z.array(z.string()).optional(),
  /** Contra-indications of a protocol in which words were found, which are marked as such. */
  foundInContraindications: z.array(z.string()).optional(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
type CardBase = z.infer<typeof cardBase>;

/** A card of each kind as it crosses the wire: its own figures beside what all say. */
export const CARDS = {
  questionnaire: cardBase.extend(questionnaireFigures.shape),
  case: cardBase.extend(caseFigures.shape),
  protocol: cardBase.extend(protocolFigures.shape),
} as const satisfies Record<ItemKind, z.ZodType>;

export const itemCard = z.union(Object.values(CARDS));
export type CardOf<Kind extends ItemKind> = CardBase & FiguresOfKind[Kind];
export type ItemCard = { [Kind in ItemKind]: CardOf<Kind> }[ItemKind];
/** A change of a card on screen. */
export type CardChange = ItemCard | Partial<CardBase>;

/** A page of a list. On the wire the items are under the kind's plural (`questionnaires`, `cases`, `protocols`). */
export interface ItemPage {
  items: ItemCard[];
  currentPage: number;
  totalPages: number;
  totalItems: number;
  /** Values of the filters that the collection supplies (tags of cases), most used first. */
  options: Record<string, string[]>;
  /** Words found nowhere, with the known words that replaced them; empty where these may not be revealed. */
  corrections?: Correction[];
}

export const ratingPayload = z.strictObject({
  rating: z.number('rating_invalid').refine(isRating, 'rating_invalid'),
  comment: z.string().trim().max(COMMENT_MAX, 'comment_too_long').nullish(),
});
export type RatingPayload = z.infer<typeof ratingPayload>;

const title = z.string().trim().min(1, 'title_required').max(TITLE_MAX, 'title_too_long');
const tags = z
  .array(z.string().trim().min(1, 'tag_invalid').max(TAG_MAX, 'tag_invalid'))
  .max(TAGS_MAX, 'too_many_tags');

/** An owner's changes to an item without opening its editor; absent fields stay as they are. */
export const itemChange = z.strictObject({
  title: title.optional(),
  tags: tags.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  /** Title and tags are those of the working copy: readers see them once they are published. */
  workingCopy: z.boolean().optional(),
  /** The item's revision that was read: a field among these that was changed since refuses the change. */
  revision: z.number().int(),
});
export type ItemChange = z.infer<typeof itemChange>;

/** The initial content of a new item; its editor fills in the rest. */
export const newItem = z.strictObject({ title, tags: tags.default([]) });

/** Files of the images that an author attests, previews and frames alike. */
export const attestation = z.strictObject({ images: z.array(sha256).min(1).max(5_000) });
export const ATTESTATION_MAX = 512 * 1024;

/** The new item, which may be a copy. */
export const newItemAnswer = z.object({ _id: z.string() });

/** The person's own item for its editor: the working copy. */
export const ownItem = z.object({
  _id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  revision: z.number().int(),
  body: z.record(z.string(), z.unknown()),
  /** Files of its images that nobody has attested yet: it cannot be published with them. */
  unattested: z.array(sha256),
  /** Files of its images that were flagged and are hidden from readers; absent where none is. */
  hidden: z.array(sha256).optional(),
  /** Who attested how many of the other images, day by day; `by` is null once the account is gone. */
  attested: z.array(z.object({ by: z.string().nullable(), at: z.iso.datetime(), images: z.number().int() })),
  /** Number of the version that was published last. */
  publishedVersion: z.number().int().nullable(),
  /** Whether it is public and differs from what readers see. */
  hasChanges: z.boolean(),
  /** For a kind that is reviewed, and for items with a requested review. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Name of the owner, for a co-author. Absent for one's own item. */
  owner: z.string().optional(),
});
export type OwnItem = z.infer<typeof ownItem>;

/** A part of one's own item as it is now, with the item's revision among its keys. */
export const storedPart = z.looseObject({ revision: z.number().int() });

/** The answer to rating and deleting a rating: the item's figures after the change. */
export const ratingAnswer = z.object({
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
});
export type RatingAnswer = z.infer<typeof ratingAnswer>;

/** A rating with its comment, as the item's page lists them. */
export const ratingComment = z.object({
  author: z.string(),
  /** Username of the comment's author, used in addresses. */
  username: z.string(),
  rating: z.number(),
  comment: z.string(),
  updatedAt: z.string(),
  mine: z.boolean(),
  /** Present for its author and the item's owner: the owner hid it from everybody else. */
  hidden: z.boolean().optional(),
  /** The answer of the item's owner. */
  reply: z.object({ text: z.string(), updatedAt: z.string() }).optional(),
});
export type RatingComment = z.infer<typeof ratingComment>;

/** An owner's changes to a comment; absent fields stay as they are, an empty reply removes it. */
export const commentChange = z.strictObject({
  reply: z.string().trim().max(COMMENT_MAX, 'comment_too_long').nullable().optional(),
  hidden: z.boolean().optional(),
});
export type CommentChange = z.infer<typeof commentChange>;

/** Where a copy comes from; `sourceId` is null once the source can no longer be read. */
export interface Lineage {
  sourceId: string | null;
  sourceTitle: string;
  sourceAuthor: string;
  /** Whether the source was published again since, and can be read. */
  sourceHasChanged: boolean;
}

/** An item with its body, as its page reads it. */
export interface ItemDetail<Body> {
  card: ItemCard & { title: string };
  /** The version that is shown; null when it is not public. */
  version: number | null;
  body: Body;
  lineage: Lineage | null;
  comments: RatingComment[];
}
