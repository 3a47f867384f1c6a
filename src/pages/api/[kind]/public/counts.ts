import { countPublicOptionsEndpoint } from '#lib/items/endpoints/count-public-options.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { countPublicOptions } from '#lib/items/server/count-options.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(
  countPublicOptionsEndpoint,
  async ({ context, actor, params: { kind }, url, headers }) => {
    // Signed out, the response is the same for everyone and may be cached by the server.
    if (!actor) headers.set('x-page-cache', 'public');
    const query = parseListQuery(kind, url.searchParams, actor ? 'reader' : 'public');
    return { counts: await countPublicOptions(context, kind, query, actor) };
  },
);
