import { listAuthorsEndpoint } from '#lib/contract/endpoints/list-authors.ts';
import { nameAuthorEndpoint } from '#lib/contract/endpoints/name-author.ts';
import { api } from '#lib/server/http/api.ts';
import { nameAuthor, readAuthors } from '#lib/server/usecases/people/co-authors.ts';

export const GET = api(listAuthorsEndpoint, async ({ context, actor, params }) => ({
  authors: await readAuthors(context, actor, params),
}));

export const POST = api(nameAuthorEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  authors: await nameAuthor(context, actor, { kind, id, ...body }),
}));
