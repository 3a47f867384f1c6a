import { listPublicEndpoint } from '#lib/items/endpoints/list-public.ts';
import { KIND_PLURALS } from '#lib/items/item.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listPublicEndpoint, async ({ context, actor, params: { kind }, url, headers }) => {
  const query = parseListQuery(kind, url.searchParams, actor ? 'reader' : 'public');
  const { items, ...page } = await listPublic(context, kind, query, actor, { questionIds: true });
  // Signed out, the response is the same for everyone and may be cached by the server.
  if (!actor) headers.set('x-page-cache', 'public');
  return { [KIND_PLURALS[kind]]: items, ...page };
});
