import { dropChangesEndpoint } from '#lib/items/endpoints/drop-changes.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { readRevision } from '#lib/platform/server/http/read-revision.ts';

export const DELETE = api(dropChangesEndpoint, async ({ context, actor, params: { kind, id }, request }) =>
  restoreVersion(context, actor, kind, id, 'public', readRevision(request)),
);
