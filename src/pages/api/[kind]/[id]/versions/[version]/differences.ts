import { compareVersionsEndpoint } from '#lib/contract/endpoints/compare-versions.ts';
import { api } from '#lib/server/http/api.ts';
import { compareVersions } from '#lib/server/usecases/items/compare-versions.ts';

export const GET = api(compareVersionsEndpoint, async ({ context, actor, params, query }) => {
  const { kind, id, version: from } = params;
  return { differences: await compareVersions(context, actor, kind, id, { from, to: query.avec }) };
});
