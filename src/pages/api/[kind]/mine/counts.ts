import { countOwnOptionsEndpoint } from '#lib/contract/endpoints/count-own-options.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { api } from '#lib/server/http/api.ts';
import { countOwnOptions } from '#lib/server/usecases/lists/count-options.ts';

export const GET = api(countOwnOptionsEndpoint, async ({ context, actor, params: { kind }, url }) => ({
  counts: await countOwnOptions(context, kind, parseListQuery(kind, url.searchParams, 'mine'), actor),
}));
