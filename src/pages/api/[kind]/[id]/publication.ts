import { publishItemEndpoint } from '#lib/items/endpoints/publish-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(publishItemEndpoint, async ({ context, actor, params: { kind, id }, body }) =>
  publishItem(context, actor, kind, id, body),
);
