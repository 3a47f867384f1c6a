import { api } from '#lib/platform/server/http/api.ts';
import { searchEndpoint } from '#lib/search/endpoints/search.ts';
import { HITS } from '#lib/search/schemas.ts';
import { search } from '#lib/search/server/search.ts';

export const GET = api(searchEndpoint, ({ context, actor, query: { q = '' } }) =>
  search(context, actor, q, HITS),
);
