import { listCommentsEndpoint } from '#lib/contract/endpoints/list-comments.ts';
import { api } from '#lib/server/http/api.ts';
import { listComments } from '#lib/server/usecases/items/list-comments.ts';

export const GET = api(listCommentsEndpoint, async ({ context, actor, params }) => ({
  comments: await listComments(context, params.id, actor),
}));
