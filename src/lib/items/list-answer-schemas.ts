import { z } from 'zod';
import { corrections } from './corrections-schemas.ts';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS, type KindPlural } from './item.ts';
import { allFilters, LIST_LIMIT_MAX, SEARCH_MAX, SORTS } from './kinds/list-query.ts';
import { CARDS, type ItemCard, type ItemPage } from './schemas.ts';

/**
 * The query of a list. `items/kinds/list-query.ts` reads it, as it reads the URL of a list page: invalid values are
 * ignored, since a shared link must never break.
 */
export const listQuery = z.object({
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).max(LIST_LIMIT_MAX).optional(),
  q: z.string().max(SEARCH_MAX).optional(),
  tri: z.enum(SORTS).optional(),
  titres: z.literal('masques').optional(),
});

const FILTERS = ITEM_KINDS.flatMap((kind) =>
  allFilters(kind).map((filter) => ({ ...filter, of: KIND_PLURALS[kind] })),
);

/** The filters of all kinds, by parameter; a repeated parameter gives several values. */
export const listFilters = z.object(
  Object.fromEntries(
    [...Map.groupBy(FILTERS, ({ param }) => param)].map(([param, same]) => {
      const options = new Set(same.flatMap((filter) => filter.options));
      const isFree = same.some((filter) => filter.options.length === 0);
      const value = isFree ? z.string() : z.enum([...options]);
      return [
        param,
        z
          .array(value)
          .describe(`Of ${same.map((filter) => filter.of).join(', ')}`)
          .optional(),
      ];
    }),
  ),
);

const place = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
  options: z.record(z.string(), z.array(z.string())),
  corrections: corrections.optional(),
};

/** A page of a list, its items under the plural of their kind. */
export type ListAnswer = Partial<Record<KindPlural, ItemCard[]>> & Omit<ItemPage, 'items'>;

const PAGES = {
  questionnaire: z.object({ questionnaires: z.array(CARDS.questionnaire), ...place }),
  case: z.object({ cases: z.array(CARDS.case), ...place }),
  protocol: z.object({ protocols: z.array(CARDS.protocol), ...place }),
} as const satisfies Record<ItemKind, z.ZodType>;
export const listAnswer: z.ZodType<ListAnswer, ListAnswer> = z.union(Object.values(PAGES));

/** The number of items that each value of a filter would give, by parameter and value. */
export const optionCounts = z.object({
  counts: z.record(z.string(), z.record(z.string(), z.number().int())),
});
export type OptionCounts = z.infer<typeof optionCounts>['counts'];
