import { readViewerEndpoint } from '#lib/contract/endpoints/read-viewer.ts';
import { api } from '#lib/server/http/api.ts';
import { readViewer } from '#lib/server/usecases/items/read-viewer.ts';

export const GET = api(readViewerEndpoint, ({ context, actor, params, query }) =>
  readViewer(context, params.id, actor, query.titre === '1'),
);
