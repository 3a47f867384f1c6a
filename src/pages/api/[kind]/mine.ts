import { listMineEndpoint } from '#lib/contract/endpoints/list-mine.ts';
import { KIND_PLURALS } from '#lib/domain/item.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { api } from '#lib/server/http/api.ts';
import { listMine } from '#lib/server/usecases/lists/list-items.ts';

export const GET = api(listMineEndpoint, async ({ context, actor, params: { kind }, url }) => {
  const query = parseListQuery(kind, url.searchParams, 'mine');
  const { items, ...page } = await listMine(context, kind, query, actor, { questionIds: true });
  return { [KIND_PLURALS[kind]]: items, ...page };
});
