import { readPreviewEndpoint } from '#lib/contract/endpoints/read-preview.ts';
import { api } from '#lib/server/http/api.ts';
import { readPreview } from '#lib/server/usecases/items/read-preview.ts';

export const GET = api(readPreviewEndpoint, ({ context, actor, params, query }) =>
  readPreview(context, params.id, actor, query.titre === '1'),
);
