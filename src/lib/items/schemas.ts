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

/** What the cards of all kinds say, with the names that the specification's §3 reads (`_id`, `user.username`, …). */
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
   * What the asker was invited to do with what is not theirs: read what is not public by the link that they opened,
   * write it with its owner, or read its working copy to say a word on it. Told where the item itself is read, not in lists.
   */
  readAs: z.enum(['holder', 'author', 'reviewer']).optional(),
  /** Those who write it with its owner, as others read them. Told where `readAs` is; absent for none. */
  coAuthors: z.array(z.string()).optional(),
  /** The asker has opened it. */
  read: z.boolean().optional(),
  views: z.number().int(),
  copies: z.number().int(),
  /** In the API's answers only. */
  stats: z.object({ views: z.number().int(), copies: z.number().int() }).optional(),
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
  revision: z.number().int(),
  /** Told to its owner alone: the working copy is not what readers see. */
  hasChanges: z.boolean().optional(),
  /** Told to its owner alone: publication would refuse it as it is. */
  incomplete: z.boolean().optional(),
  /** Of a kind that is reviewed: to its owner the working copy's, to others that of what they see. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Who validated what is shown; nobody's name once that account is gone. */
  validation: z.object({ by: z.string().nullable(), byAuthor: z.boolean() }).optional(),
  /** Of another kind, told to who writes or reviews it with what they did: where the word that was asked for stands. */
  wordStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Of another kind: who found ready what is shown before it was published. Told where the item itself is read. */
  readAgainBy: z.string().optional(),
  /** The texts that a search found it in; absent where its title says so or is hidden. */
  foundIn: z.array(z.string()).optional(),
  /** The same of a protocol's contra-indications, which are told as such. */
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
/** What changes of a card that is shown. */
export type CardChange = ItemCard | Partial<CardBase>;

/** A page of a list. On the wire the items are under the kind's plural (`questionnaires`, `cases`, `protocols`). */
export interface ItemPage {
  items: ItemCard[];
  currentPage: number;
  totalPages: number;
  totalItems: number;
  /** Values of the filters that the collection supplies (tags of cases), most used first. */
  options: Record<string, string[]>;
  /** Words that nothing has, with those that they were read as; none where these may not be told. */
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

/** What an owner changes of an item without opening its editor; absent fields stay as they are. */
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

/** What a new item starts with; its editor fills in the rest. */
export const newItem = z.strictObject({ title, tags: tags.default([]) });

/** Files of the images that an author attests, previews and frames alike. */
export const attestation = z.strictObject({ images: z.array(sha256).min(1).max(5_000) });
export const ATTESTATION_MAX = 512 * 1024;

/** What was made, a copy too. */
export const newItemAnswer = z.object({ _id: z.string() });

/** One's own item as its editor reads it: the working copy. */
export const ownItem = z.object({
  _id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  revision: z.number().int(),
  body: z.record(z.string(), z.unknown()),
  /** Files of its images that nobody has attested yet: it cannot be published with them. */
  unattested: z.array(sha256),
  /** Who attested how many of the others, day by day; null once the account is gone. */
  attested: z.array(z.object({ by: z.string().nullable(), at: z.iso.datetime(), images: z.number().int() })),
  /** Number of the version that was published last. */
  publishedVersion: z.number().int().nullable(),
  /** Whether it is public and differs from what readers see. */
  hasChanges: z.boolean(),
  /** Of a kind that is reviewed, and of what a review was asked for. */
  reviewStatus: z.enum(REVIEW_STATUSES).optional(),
  /** Of what one writes with somebody: whose it is. Absent where it is one's own. */
  owner: z.string().optional(),
});
export type OwnItem = z.infer<typeof ownItem>;

/** A part of one's own item as it is now, among its keys the item's revision. */
export const storedPart = z.looseObject({ revision: z.number().int() });

/** What rating and un-rating answer: the item's figures after the change. */
export const ratingAnswer = z.object({
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
});
export type RatingAnswer = z.infer<typeof ratingAnswer>;

/** A rating with its comment, as the item's page lists them. */
export const ratingComment = z.object({
  author: z.string(),
  /** Whose comment it is, in addresses. */
  username: z.string(),
  rating: z.number(),
  comment: z.string(),
  updatedAt: z.string(),
  mine: z.boolean(),
  /** Told to who wrote it and to the item's owner: the owner hid it from everybody else. */
  hidden: z.boolean().optional(),
  /** What the item's owner answered. */
  reply: z.object({ text: z.string(), updatedAt: z.string() }).optional(),
});
export type RatingComment = z.infer<typeof ratingComment>;

/** What an item's owner does with a comment; absent fields stay as they are, an empty reply is none. */
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
  /** Whether the source was published anew since, and can be read. */
  sourceHasChanged: boolean;
}

/** An item with its body, as its page reads it. */
export interface ItemDetail<Body> {
  card: ItemCard & { title: string };
  /** The version that is shown; null of what is not public. */
  version: number | null;
  body: Body;
  lineage: Lineage | null;
  comments: RatingComment[];
}
