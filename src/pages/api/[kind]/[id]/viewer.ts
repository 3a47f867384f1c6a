import { readViewerEndpoint } from '#lib/contract/endpoints/read-viewer.ts';
import { api } from '#lib/server/http/api.ts';
import { readViewer } from '#lib/server/usecases/items/read-viewer.ts';

export const GET = api(readViewerEndpoint, ({ context, actor, params, query }) =>
  readViewer(context, params.id, actor, { withTitle: query.titre === '1', isAhead: query.avance === '1' }),
);
