import { removeAuthorEndpoint } from '#lib/people/endpoints/remove-author.ts';
import { removeAuthor } from '#lib/people/server/change-authors.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(removeAuthorEndpoint, async ({ context, actor, params }) => {
  const { kind, id, author: username } = params;
  return { authors: await removeAuthor(context, actor, { kind, id, username }) };
});
