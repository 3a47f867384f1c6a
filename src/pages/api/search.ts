import { searchEndpoint } from '#lib/contract/endpoints/search.ts';
import { HITS } from '#lib/contract/search.ts';
import { api } from '#lib/server/http/api.ts';
import { search } from '#lib/server/usecases/lists/search.ts';

export const GET = api(searchEndpoint, ({ context, actor, query: { q = '' } }) =>
  search(context, actor, q, HITS),
);
