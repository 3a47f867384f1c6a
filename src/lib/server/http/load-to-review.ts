import type { APIContext } from 'astro';
import type { AskedReview } from '#lib/contract/reviews.ts';
import { getContext } from '../context.ts';
import { toReview } from '../usecases/reviews/to-review.ts';

/** What the person who reads a page is asked to review. */
export async function loadToReview({ locals }: Pick<APIContext, 'locals'>): Promise<AskedReview[]> {
  return locals.actor ? toReview(await getContext(), locals.actor) : [];
}
