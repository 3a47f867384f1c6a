import { deleteItemEndpoint } from '#lib/items/endpoints/delete-item.ts';
import { editItemEndpoint } from '#lib/items/endpoints/edit-item.ts';
import { readOwnItemEndpoint } from '#lib/items/endpoints/read-own-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { jsonText } from '#lib/platform/server/http/answers.ts';
import { api } from '#lib/platform/server/http/api.ts';

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
