import { ratingPayload } from '#lib/contract/items.ts';
import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { rateItem, unrateItem } from '#lib/server/usecases/items/rate-item.ts';

export const POST = signedInApi(async ({ context, actor, params, request }) => {
  const { kind, id } = itemOf(params);
  return json(await rateItem(context, actor, kind, id, await readJson(request, ratingPayload)));
});

export const DELETE = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  return json(await unrateItem(context, actor, kind, id));
});
