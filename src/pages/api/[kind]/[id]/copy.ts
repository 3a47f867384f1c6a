import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { copyItem } from '#lib/server/usecases/items/copy-item.ts';

export const POST = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  return json(await copyItem(context, actor, kind, id), { status: 201 });
});
