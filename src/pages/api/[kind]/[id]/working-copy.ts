import { dropChangesEndpoint } from '#lib/contract/endpoints/drop-changes.ts';
import { api } from '#lib/server/http/api.ts';
import { readRevision } from '#lib/server/http/read-revision.ts';
import { restoreVersion } from '#lib/server/usecases/items/restore-version.ts';

export const DELETE = api(dropChangesEndpoint, async ({ context, actor, params: { kind, id }, request }) =>
  restoreVersion(context, actor, kind, id, 'public', readRevision(request)),
);
