import { removeAuthorEndpoint } from '#lib/contract/endpoints/remove-author.ts';
import { api } from '#lib/server/http/api.ts';
import { removeAuthor } from '#lib/server/usecases/people/co-authors.ts';

export const DELETE = api(removeAuthorEndpoint, async ({ context, actor, params }) => {
  const { kind, id, author: username } = params;
  return { authors: await removeAuthor(context, actor, { kind, id, username }) };
});
