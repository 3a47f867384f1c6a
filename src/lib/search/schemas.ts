import { z } from 'zod';
import { corrections } from '#lib/items/corrections-schemas.ts';
import { ITEM_KINDS, type ItemKind, VISIBILITIES } from '#lib/items/item.ts';

/** Maximum number of results of each kind shown while typing. */
export const HITS = 5;

const searchHit = z.object({
  _id: z.string(),
  /** Null for another person's case, since it would reveal the diagnosis. */
  title: z.string().nullable(),
  /** For such a case, only its modality and specialty. */
  tags: z.array(z.string()),
  /** For a case: 1 to 5. */
  difficulty: z.number().int().optional(),
  /** For a case: path of its thumbnail without size, null without images; and height-to-width ratio of its pixels. */
  mainImage: z.string().nullable().optional(),
  mainImageAspect: z.number().optional(),
  seriesCount: z.number().int().optional(),
  /** The beginning of the clinical information. */
  indication: z.string().optional(),
  author: z.string(),
  mine: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  /** The texts that match, if the title is shown and does not match. */
  foundIn: z.array(z.string()).optional(),
  /** Contra-indications of a protocol that match, which are marked as such. */
  foundInContraindications: z.array(z.string()).optional(),
  /** Whether the person has opened it; absent for their own items. */
  read: z.boolean().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

const foundOfKind = z.object({
  hits: z.array(searchHit),
  /** Numbers of results in the public list and in the person's own; an item in both counts in both. */
  public: z.number().int(),
  mine: z.number().int(),
});
export type FoundOfKind = z.infer<typeof foundOfKind>;

/** The results of a search, by kind, and the corrections of mistyped words. */
export const searchAnswer = z.object({
  ...(Object.fromEntries(ITEM_KINDS.map((kind) => [kind, foundOfKind])) as Record<
    ItemKind,
    typeof foundOfKind
  >),
  corrections: corrections.optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
