import { restoreVersionEndpoint } from '#lib/contract/endpoints/restore-version.ts';
import { api } from '#lib/server/http/api.ts';
import { readRevision } from '#lib/server/http/read-revision.ts';
import { restoreVersion } from '#lib/server/usecases/items/restore-version.ts';

export const POST = api(
  restoreVersionEndpoint,
  async ({ context, actor, params: { kind, id, version }, request }) =>
    restoreVersion(context, actor, kind, id, version, readRevision(request)),
);
