import type { APIContext } from 'astro';
import { titlesChoice } from '#lib/items/server/titles.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { type CreditPage, listCredits } from './server/list-credits.ts';

/** The content of `/credits`. The query string, or else the reader's preference, says whether titles are shown. */
export async function loadCredits({
  url: { searchParams },
  locals: { actor },
}: Pick<APIContext, 'url' | 'locals'>): Promise<CreditPage & { titlesHidden: boolean }> {
  const context = await getContext();
  const isChosen = actor !== null && (await titlesChoice(context, actor)) === true;
  const titlesHidden = isChosen && searchParams.get('titres') !== 'visibles';
  const found = await listCredits(context, Number(searchParams.get('page') ?? 1));
  if (!titlesHidden) return { ...found, titlesHidden };
  const cases = found.cases.map((each) => ({ ...each, title: null, work: null }));
  return { ...found, cases, titlesHidden };
}
