import { z } from 'zod';
import { COMMENT_MAX, VISIBILITIES } from '#lib/domain/item.ts';

/**
 * A card as it crosses the wire. One shape for the three kinds, holding every field the
 * specification's §3 reads (`_id`, `user.username`, `author`, `stats`, `mainImage` …).
 */
export const itemCard = z.object({
  _id: z.string(),
  /** Null in spoiler mode. */
  title: z.string().nullable(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  user: z.object({ username: z.string(), name: z.string() }).nullable(),
  author: z.object({ name: z.string(), email: z.string() }),
  /** Whether the asker owns it (always false signed out). */
  mine: z.boolean(),
  views: z.number().int(),
  copies: z.number().int(),
  stats: z.object({ views: z.number().int(), copies: z.number().int() }),
  averageRating: z.number(),
  ratingsCount: z.number().int(),
  userRating: z.number().nullable(),
  revision: z.number().int(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  questionCount: z.number().int().optional(),
  /** Ids of the questions, in the API's answers only: pages carry just their count. */
  questions: z.array(z.string()).optional(),
  difficulty: z.number().int().optional(),
  imagingType: z.string().optional(),
  region: z.string().optional(),
  seriesCount: z.number().int().optional(),
  imageCount: z.number().int().optional(),
  /** Path of the main image's thumbnail without size (`imagePath` in `contract/paths.ts`), or null. */
  mainImage: z.string().nullable().optional(),
  folders: z.array(z.string()).optional(),
  folderMainImages: z.record(z.string(), z.string()).optional(),
});
export type ItemCard = z.infer<typeof itemCard>;

/** A page of a list. On the wire the items are under the kind's plural (`questionnaires`, `cases`, `protocols`). */
export interface ItemPage {
  items: ItemCard[];
  currentPage: number;
  totalPages: number;
  totalItems: number;
  /** Values of the filters that the collection supplies (tags of cases), most used first. */
  options: Record<string, string[]>;
}

export const ratingPayload = z.object({
  rating: z.number(),
  comment: z.string().trim().max(COMMENT_MAX).nullish(),
});
export type RatingPayload = z.infer<typeof ratingPayload>;

/** What rating and un-rating answer: the item's figures after the change. */
export interface RatingAnswer {
  averageRating: number;
  ratingsCount: number;
  userRating: number | null;
}

/** A rating with its comment, as the item's page lists them. */
export interface RatingComment {
  author: string;
  rating: number;
  comment: string;
  updatedAt: string;
  mine: boolean;
}

/** Where a copy comes from; `sourceId` is null once the source can no longer be read. */
export interface Lineage {
  sourceId: string | null;
  sourceTitle: string;
  sourceAuthor: string;
}

/** An item with its body, as its page reads it. */
export interface ItemDetail<Body> {
  card: ItemCard & { title: string };
  body: Body;
  lineage: Lineage | null;
  comments: RatingComment[];
}
