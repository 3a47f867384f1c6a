import type { APIContext } from 'astro';
import { getContext } from '../context.ts';
import { type CreditPage, listCredits } from '../usecases/items/list-credits.ts';

/** What `/credits` shows. */
export async function loadCredits({ url }: Pick<APIContext, 'url'>): Promise<CreditPage> {
  return listCredits(await getContext(), Number(url.searchParams.get('page') ?? 1));
}
