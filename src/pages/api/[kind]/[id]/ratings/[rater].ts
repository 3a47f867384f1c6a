import { changeCommentEndpoint } from '#lib/contract/endpoints/change-comment.ts';
import { api } from '#lib/server/http/api.ts';
import { changeComment } from '#lib/server/usecases/items/moderate-comment.ts';

export const PATCH = api(changeCommentEndpoint, async ({ context, actor, params, body }) => {
  const { kind, id, rater: username } = params;
  return { comments: await changeComment(context, actor, { kind, id, username }, body) };
});
