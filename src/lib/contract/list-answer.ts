import { z } from 'zod';
import type { KindPlural } from '#lib/domain/item.ts';
import { LIST_LIMIT_MAX, SEARCH_MAX, SORTS } from '#lib/kinds/list-query.ts';
import { CARDS, type ItemCard, type ItemPage } from './items.ts';

/**
 * What a list is asked for. `kinds/list-query.ts` reads it, as it reads the address of a list's page: what does not
 * fit is ignored, for a shared link never breaks.
 */
export const listQuery = z.object({
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).max(LIST_LIMIT_MAX).optional(),
  q: z.string().max(SEARCH_MAX).optional(),
  tri: z.enum(SORTS).optional(),
  titres: z.literal('masques').optional(),
});

const place = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
  options: z.record(z.string(), z.array(z.string())),
};

/** A page of a list, its items under the plural of their kind. */
export type ListAnswer = Partial<Record<KindPlural, ItemCard[]>> & Omit<ItemPage, 'items'>;

export const listAnswer: z.ZodType<ListAnswer, ListAnswer> = z.union([
  z.object({ questionnaires: z.array(CARDS.questionnaire), ...place }),
  z.object({ cases: z.array(CARDS.case), ...place }),
  z.object({ protocols: z.array(CARDS.protocol), ...place }),
]);
