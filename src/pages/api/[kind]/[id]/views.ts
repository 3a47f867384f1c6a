import { recordViewEndpoint } from '#lib/items/endpoints/record-view.ts';
import { openItem } from '#lib/items/server/open-item.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(recordViewEndpoint, ({ context, actor, params: { kind, id } }) =>
  openItem(context, kind, id, actor),
);
