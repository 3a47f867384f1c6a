import { rateItemEndpoint } from '#lib/contract/endpoints/rate-item.ts';
import { unrateItemEndpoint } from '#lib/contract/endpoints/unrate-item.ts';
import { api } from '#lib/server/http/api.ts';
import { rateItem, unrateItem } from '#lib/server/usecases/items/rate-item.ts';

export const POST = api(rateItemEndpoint, ({ context, actor, params: { kind, id }, body }) =>
  rateItem(context, actor, kind, id, body),
);

export const DELETE = api(unrateItemEndpoint, ({ context, actor, params: { kind, id } }) =>
  unrateItem(context, actor, kind, id),
);
