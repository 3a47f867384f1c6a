import type { APIContext } from 'astro';
import { getContext } from '#lib/platform/server/context.ts';
import { type IndicationIndex, listIndications } from './server/list-indications.ts';

/** The content of `/protocols/indications`: `?lettre=B`, with `?page=2` for further pages of a letter. */
export async function loadIndications({
  url: { searchParams },
  locals: { actor },
}: Pick<APIContext, 'url' | 'locals'>): Promise<IndicationIndex> {
  const asked = {
    letter: searchParams.get('lettre') ?? '',
    page: Number(searchParams.get('page') ?? 1),
  };
  return listIndications(await getContext(), actor, asked);
}
