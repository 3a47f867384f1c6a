import { createItemEndpoint } from '#lib/contract/endpoints/create-item.ts';
import { EMPTY_BODIES } from '#lib/kinds/empty-bodies.ts';
import { api } from '#lib/server/http/api.ts';
import { createItem } from '#lib/server/usecases/items/create-item.ts';

export const POST = api(createItemEndpoint, async ({ context, actor, params: { kind }, body }) => {
  const { id } = await createItem(context, actor.id, { kind, ...body, body: EMPTY_BODIES[kind] });
  return { _id: id };
});
