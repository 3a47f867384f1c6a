import { readViewerEndpoint } from '#lib/cases/endpoints/read-viewer.ts';
import { readViewer } from '#lib/cases/server/read-viewer.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readViewerEndpoint, ({ context, actor, params, query }) =>
  readViewer(context, params.id, actor, {
    withTitle: query.titre === '1',
    isRevealed: query.toutes === '1',
    isAhead: query.avance === '1',
  }),
);
