import { compareVersionsEndpoint } from '#lib/items/endpoints/compare-versions.ts';
import { compareVersions } from '#lib/items/server/compare-versions.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(compareVersionsEndpoint, async ({ context, actor, params, query }) => {
  const { kind, id, version: from } = params;
  return { differences: await compareVersions(context, actor, kind, id, { from, to: query.avec }) };
});
