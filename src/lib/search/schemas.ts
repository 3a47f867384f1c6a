import { z } from 'zod';
import { corrections } from '#lib/items/corrections-schemas.ts';
import { ITEM_KINDS, type ItemKind, VISIBILITIES } from '#lib/items/item.ts';

/** Of each kind, how many of what was found are told as one types. */
export const HITS = 5;

const searchHit = z.object({
  _id: z.string(),
  /** Null of somebody else's case: it would give the diagnosis away. */
  title: z.string().nullable(),
  /** Of such a case, its modality and specialty alone. */
  tags: z.array(z.string()),
  /** Of a case, 1 to 5. */
  difficulty: z.number().int().optional(),
  /** Of a case: its thumbnail without size, null without images; and how much taller than wide its pixels are. */
  mainImage: z.string().nullable().optional(),
  mainImageAspect: z.number().optional(),
  seriesCount: z.number().int().optional(),
  /** How its clinical information begins. */
  indication: z.string().optional(),
  author: z.string(),
  mine: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  /** What it was found by, where its title is told and does not say so. */
  foundIn: z.array(z.string()).optional(),
  /** The same of a protocol's contra-indications, which are told as such. */
  foundInContraindications: z.array(z.string()).optional(),
  /** Whether one has opened it; what is one's own is not told to be. */
  read: z.boolean().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

const foundOfKind = z.object({
  hits: z.array(searchHit),
  /** How many there are in the public list, and how many in one's own; what is in both counts in both. */
  public: z.number().int(),
  mine: z.number().int(),
});
export type FoundOfKind = z.infer<typeof foundOfKind>;

/** What a search finds, by kind, and what mistyped words were read as to find it. */
export const searchAnswer = z.object({
  ...(Object.fromEntries(ITEM_KINDS.map((kind) => [kind, foundOfKind])) as Record<
    ItemKind,
    typeof foundOfKind
  >),
  corrections: corrections.optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
