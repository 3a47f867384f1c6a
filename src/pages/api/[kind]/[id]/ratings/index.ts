import { listCommentsEndpoint } from '#lib/items/endpoints/list-comments.ts';
import { listComments } from '#lib/items/server/list-comments.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listCommentsEndpoint, async ({ context, actor, params }) => ({
  comments: await listComments(context, params.id, actor),
}));
