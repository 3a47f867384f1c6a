import { listPublicEndpoint } from '#lib/contract/endpoints/list-public.ts';
import { KIND_PLURALS } from '#lib/domain/item.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { api } from '#lib/server/http/api.ts';
import { listPublic } from '#lib/server/usecases/lists/list-items.ts';

export const GET = api(listPublicEndpoint, async ({ context, actor, params: { kind }, url, headers }) => {
  const query = parseListQuery(kind, url.searchParams, actor ? 'reader' : 'public');
  const { items, ...page } = await listPublic(context, kind, query, actor, { questionIds: true });
  // Signed out, the answer is the same for everyone: the server may keep it.
  if (!actor) headers.set('x-page-cache', 'public');
  return { [KIND_PLURALS[kind]]: items, ...page };
});
