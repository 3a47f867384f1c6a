import { copyItemEndpoint } from '#lib/items/endpoints/copy-item.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(copyItemEndpoint, ({ context, actor, params: { kind, id } }) =>
  copyItem(context, actor, kind, id),
);
