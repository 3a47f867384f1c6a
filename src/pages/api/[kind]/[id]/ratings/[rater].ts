import { changeCommentEndpoint } from '#lib/items/endpoints/change-comment.ts';
import { changeComment } from '#lib/items/server/moderate-comment.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PATCH = api(changeCommentEndpoint, async ({ context, actor, params, body }) => {
  const { kind, id, rater: username } = params;
  return { comments: await changeComment(context, actor, { kind, id, username }, body) };
});
