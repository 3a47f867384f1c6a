import { recordViewEndpoint } from '#lib/contract/endpoints/record-view.ts';
import { api } from '#lib/server/http/api.ts';
import { openItem } from '#lib/server/usecases/items/open-item.ts';

export const POST = api(recordViewEndpoint, ({ context, actor, params: { kind, id } }) =>
  openItem(context, kind, id, actor),
);
