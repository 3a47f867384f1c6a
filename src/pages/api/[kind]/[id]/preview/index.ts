import { readPreviewEndpoint } from '#lib/cases/endpoints/read-preview.ts';
import { readPreview } from '#lib/cases/server/read-preview.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readPreviewEndpoint, ({ context, actor, params, query }) =>
  readPreview(context, params.id, actor, query.titre === '1'),
);
