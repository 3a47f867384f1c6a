import { listVersionsEndpoint } from '#lib/contract/endpoints/list-versions.ts';
import { api } from '#lib/server/http/api.ts';
import { listVersions } from '#lib/server/usecases/items/read-versions.ts';

export const GET = api(listVersionsEndpoint, async ({ context, actor, params: { kind, id } }) => ({
  versions: await listVersions(context, actor, kind, id),
}));
