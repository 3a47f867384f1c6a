import { deleteItemEndpoint } from '#lib/contract/endpoints/delete-item.ts';
import { editItemEndpoint } from '#lib/contract/endpoints/edit-item.ts';
import { readOwnItemEndpoint } from '#lib/contract/endpoints/read-own-item.ts';
import { jsonText } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { deleteItem } from '#lib/server/usecases/items/delete-item.ts';
import { editItem } from '#lib/server/usecases/items/edit-item.ts';
import { readOwnItem } from '#lib/server/usecases/items/read-own-item.ts';

export const GET = api(readOwnItemEndpoint, async ({ context, actor, params: { kind, id } }) => {
  const { head, body } = await readOwnItem(context, actor, kind, id);
  return jsonText(`${JSON.stringify(head).slice(0, -1)},"body":${body}}`);
});

export const PATCH = api(editItemEndpoint, ({ context, actor, params: { kind, id }, body }) =>
  editItem(context, actor, kind, id, body),
);

export const DELETE = api(deleteItemEndpoint, ({ context, actor, params: { kind, id } }) =>
  deleteItem(context, actor, kind, id),
);
