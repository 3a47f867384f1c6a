import { rateItemEndpoint } from '#lib/items/endpoints/rate-item.ts';
import { unrateItemEndpoint } from '#lib/items/endpoints/unrate-item.ts';
import { rateItem, unrateItem } from '#lib/items/server/rate-item.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(rateItemEndpoint, ({ context, actor, params: { kind, id }, body }) =>
  rateItem(context, actor, kind, id, body),
);

export const DELETE = api(unrateItemEndpoint, ({ context, actor, params: { kind, id } }) =>
  unrateItem(context, actor, kind, id),
);
