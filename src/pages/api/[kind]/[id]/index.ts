import { itemChange } from '#lib/contract/items.ts';
import { json, jsonText, noContent } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { deleteItem } from '#lib/server/usecases/items/delete-item.ts';
import { editItem } from '#lib/server/usecases/items/edit-item.ts';
import { readOwnItem } from '#lib/server/usecases/items/read-own-item.ts';

export const GET = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  const { head, body } = await readOwnItem(context, actor, kind, id);
  return jsonText(`${JSON.stringify(head).slice(0, -1)},"body":${body}}`);
});

export const PATCH = signedInApi(async ({ context, actor, params, request }) => {
  const { kind, id } = itemOf(params);
  return json(await editItem(context, actor, kind, id, await readJson(request, itemChange)));
});

export const DELETE = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  await deleteItem(context, actor, kind, id);
  return noContent();
});
