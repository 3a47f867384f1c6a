import { countOwnOptionsEndpoint } from '#lib/items/endpoints/count-own-options.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { countOwnOptions } from '#lib/items/server/count-options.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(countOwnOptionsEndpoint, async ({ context, actor, params: { kind }, url }) => ({
  counts: await countOwnOptions(context, kind, parseListQuery(kind, url.searchParams, 'mine'), actor),
}));
