import { listMineEndpoint } from '#lib/items/endpoints/list-mine.ts';
import { KIND_PLURALS } from '#lib/items/item.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { listMine } from '#lib/items/server/list-items.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listMineEndpoint, async ({ context, actor, params: { kind }, url }) => {
  const query = parseListQuery(kind, url.searchParams, 'mine');
  const { items, ...page } = await listMine(context, kind, query, actor, { questionIds: true });
  return { [KIND_PLURALS[kind]]: items, ...page };
});
