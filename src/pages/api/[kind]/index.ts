import { createItemEndpoint } from '#lib/items/endpoints/create-item.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(createItemEndpoint, async ({ context, actor, params: { kind }, body }) => {
  const { id } = await createItem(context, actor.id, { kind, ...body, body: EMPTY_BODIES[kind] });
  return { _id: id };
});
