import { listAuthorsEndpoint } from '#lib/people/endpoints/list-authors.ts';
import { nameAuthorEndpoint } from '#lib/people/endpoints/name-author.ts';
import { nameAuthor, readAuthors } from '#lib/people/server/change-authors.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listAuthorsEndpoint, async ({ context, actor, params }) => ({
  authors: await readAuthors(context, actor, params),
}));

export const POST = api(nameAuthorEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  authors: await nameAuthor(context, actor, { kind, id, ...body }),
}));
