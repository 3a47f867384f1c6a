import { copyItemEndpoint } from '#lib/contract/endpoints/copy-item.ts';
import { api } from '#lib/server/http/api.ts';
import { copyItem } from '#lib/server/usecases/items/copy-item.ts';

export const POST = api(copyItemEndpoint, ({ context, actor, params: { kind, id } }) =>
  copyItem(context, actor, kind, id),
);
