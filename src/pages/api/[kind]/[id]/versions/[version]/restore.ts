import { restoreVersionEndpoint } from '#lib/items/endpoints/restore-version.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { readRevision } from '#lib/platform/server/http/read-revision.ts';

export const POST = api(
  restoreVersionEndpoint,
  async ({ context, actor, params: { kind, id, version }, request }) =>
    restoreVersion(context, actor, kind, id, version, readRevision(request)),
);
