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

/** The properties of cards of all kinds, with the names in §3 of the specification (`_id`, `user.username`, …). */
const cardBase = z.object({
  _id: z.string(),
  /** Null in spoiler mode. */
  title: z.string().nullable(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  user: z.object({ username: z.string(), name: z.string() }).nullable(),
  author: z.object({ name: z.string(), email: z.string() }),
  /** Whether the requester owns the item (always false when signed out). */
  mine: z.boolean(),
  /**
   * The requester's role in another person's item: reader of an unpublished item through its unlisted link, co-author,
   * or reviewer of its working copy. Present where the item itself is read, not in lists.
   */
  readAs: z.enum(['holder', 'author', 'reviewer']).optional(),
  /** Displayed names of its co-authors. Present where `readAs` is; absent if there are none. */
  coAuthors: z.array(z.string()).optional(),
  /** Whether the requester has opened the item. */
  read: z.boolean().optional(),
  views: z.number().int(),
  copies: z.number().int(),
  /** Only in API responses. */
  stats: z.object({ views: z.number().int(), copies: z.number().int() }).optional(),
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
  revision: z.number().int(),
  /** Only for its owner: whether the working copy differs from the published version. */
  hasChanges: z.boolean().optional(),
  /** Only for its owner: whether it currently lacks something for publication. */
  incomplete: z.boolean().optional(),
  /** For a reviewed kind: for the owner the status of the working copy, for others that of the published version. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** The person who validated the published version; `by` is null after that account was deleted. */
  validation: z.object({ by: z.string().nullable(), byAuthor: z.boolean() }).optional(),
  /** For other kinds, only for authors and reviewers: the status of the requested verdict. */
  wordStatus: z.enum(REVIEW_STATUSES).optional(),
  /** For other kinds: who approved the published version beforehand. Present where the item itself is read. */
  readAgainBy: z.string().optional(),
  /** The texts in which a search found words; absent if the title shows them, or is hidden. */
  foundIn: z.array(z.string()).optional(),
  /** Contra-indications of a protocol in which a search found words; they are labelled as contra-indications. */
  foundInContraindications: z.array(z.string()).optional(),
  /** Date of creation, in ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
type CardBase = z.infer<typeof cardBase>;

/** The API's card of each kind: the properties common to all kinds, and its own figures. */
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
  /** Filter values that come from the collection (tags of cases), most frequent first. */
  options: Record<string, string[]>;
  /** Words found nowhere, with the known words used instead; empty where the latter must not be revealed. */
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

/** An owner's changes to an item outside its editor; absent fields stay unchanged. */
export const itemChange = z.strictObject({
  title: title.optional(),
  tags: tags.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  /** Whether title and tags are those of the working copy, which readers see only after publication. */
  workingCopy: z.boolean().optional(),
  /** The item's revision that was read: the change is refused if one of its fields has changed since. */
  revision: z.number().int(),
});
export type ItemChange = z.infer<typeof itemChange>;

/** The initial content of a new item; its editor fills in the rest. */
export const newItem = z.strictObject({ title, tags: tags.default([]) });

/** Files of the images that an author attests, previews and frames alike. */
export const attestation = z.strictObject({ images: z.array(sha256).min(1).max(5_000) });
export const ATTESTATION_MAX = 512 * 1024;

/** The id of the new item, which may be a copy. */
export const newItemAnswer = z.object({ _id: z.string() });

/** The person's own item for its editor: the working copy. */
export const ownItem = z.object({
  _id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  revision: z.number().int(),
  body: z.record(z.string(), z.unknown()),
  /** Keys of its image files that are not attested yet, with which it cannot be published. */
  unattested: z.array(sha256),
  /** Files of its images that were flagged and are hidden from readers; absent where none is. */
  hidden: z.array(sha256).optional(),
  /** The attestations of the other images, by person and day; `by` is null after the account was deleted. */
  attested: z.array(z.object({ by: z.string().nullable(), at: z.iso.datetime(), images: z.number().int() })),
  /** Number of the last published version. */
  publishedVersion: z.number().int().nullable(),
  /** Whether it is public and differs from the published version. */
  hasChanges: z.boolean(),
  /** For a reviewed kind, and for items with a requested review. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Name of the owner, for a co-author. Absent for the person's own item. */
  owner: z.string().optional(),
});
export type OwnItem = z.infer<typeof ownItem>;

/** A part of the person's own item in its current state, with the item's revision as an additional key. */
export const storedPart = z.looseObject({ revision: z.number().int() });

/** The response to rating and to deleting a rating: the item's figures after the change. */
export const ratingAnswer = z.object({
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
});
export type RatingAnswer = z.infer<typeof ratingAnswer>;

/** A rating with its comment, as listed on the item's page. */
export const ratingComment = z.object({
  author: z.string(),
  /** Username of the comment's author, used in URLs. */
  username: z.string(),
  rating: z.number(),
  comment: z.string(),
  updatedAt: z.string(),
  mine: z.boolean(),
  /** Only for the comment's author and the item's owner: whether the owner hid the comment from all others. */
  hidden: z.boolean().optional(),
  /** The reply of the item's owner. */
  reply: z.object({ text: z.string(), updatedAt: z.string() }).optional(),
});
export type RatingComment = z.infer<typeof ratingComment>;

/** An owner's changes to a comment; absent fields stay unchanged, an empty reply deletes the existing one. */
export const commentChange = z.strictObject({
  reply: z.string().trim().max(COMMENT_MAX, 'comment_too_long').nullable().optional(),
  hidden: z.boolean().optional(),
});
export type CommentChange = z.infer<typeof commentChange>;

/** The origin of a copy; `sourceId` is null if the source can no longer be read. */
export interface Lineage {
  sourceId: string | null;
  sourceTitle: string;
  sourceAuthor: string;
  /** Whether a newer version of the source was published, and can be read. */
  sourceHasChanged: boolean;
}

/** An item with its body, for its page. */
export interface ItemDetail<Body> {
  card: ItemCard & { title: string };
  /** Number of the displayed version; null if the item is not public. */
  version: number | null;
  body: Body;
  lineage: Lineage | null;
  comments: RatingComment[];
}
