import { listVersionsEndpoint } from '#lib/items/endpoints/list-versions.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listVersionsEndpoint, async ({ context, actor, params: { kind, id } }) => ({
  versions: await listVersions(context, actor, kind, id),
}));
