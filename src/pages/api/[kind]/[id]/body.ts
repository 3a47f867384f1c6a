import { bodyChange, ITEM_CHANGE_MAX } from '#lib/contract/items.ts';
import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { checkedBody } from '#lib/server/usecases/create-item.ts';
import { editItem } from '#lib/server/usecases/edit-item.ts';

export const PUT = signedInApi(async ({ context, actor, params, request }) => {
  const { kind, id } = itemOf(params);
  const change = await readJson(request, bodyChange, ITEM_CHANGE_MAX);
  checkedBody(kind, change.body);
  return json(await editItem(context, actor, kind, id, change));
});
