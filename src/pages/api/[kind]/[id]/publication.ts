import { publishItemEndpoint } from '#lib/contract/endpoints/publish-item.ts';
import { api } from '#lib/server/http/api.ts';
import { publishItem } from '#lib/server/usecases/items/publish.ts';

export const POST = api(publishItemEndpoint, async ({ context, actor, params: { kind, id }, body }) =>
  publishItem(context, actor, kind, id, body),
);
