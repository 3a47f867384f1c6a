import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { listComments } from '#lib/server/usecases/items/list-comments.ts';

export const GET = signedInApi(async ({ context, actor, params }) => {
  const { id } = itemOf(params);
  return json({ comments: await listComments(context, id, actor) });
});
