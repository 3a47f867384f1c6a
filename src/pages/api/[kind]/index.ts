import { createItemEndpoint } from '#lib/contract/endpoints/create-item.ts';
import { emptyCase } from '#lib/kinds/case/empty-case.ts';
import { api } from '#lib/server/http/api.ts';
import { createItem } from '#lib/server/usecases/items/create-item.ts';

export const POST = api(createItemEndpoint, async ({ context, actor, params: { kind }, body }) => {
  const draft = { kind, title: body.title, tags: [], body: emptyCase };
  const { id } = await createItem(context, actor.id, draft);
  return { _id: id };
});
