import { countPublicOptionsEndpoint } from '#lib/contract/endpoints/count-public-options.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { api } from '#lib/server/http/api.ts';
import { countPublicOptions } from '#lib/server/usecases/lists/count-options.ts';

export const GET = api(
  countPublicOptionsEndpoint,
  async ({ context, actor, params: { kind }, url, headers }) => {
    // Signed out, the answer is the same for everyone: the server may keep it.
    if (!actor) headers.set('x-page-cache', 'public');
    const query = parseListQuery(kind, url.searchParams, actor ? 'reader' : 'public');
    return { counts: await countPublicOptions(context, kind, query, actor) };
  },
);
