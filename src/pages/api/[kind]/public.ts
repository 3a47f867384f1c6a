import { AppError } from '#lib/contract/errors.ts';
import { KIND_PLURALS, kindOfPlural } from '#lib/domain/item.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import { json } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { listPublic } from '#lib/server/usecases/lists/list-items.ts';

export const GET = api(async ({ context, actor, params, url }) => {
  const kind = kindOfPlural(params.kind);
  if (!kind) throw new AppError('not_found');
  const query = parseListQuery(kind, url.searchParams);
  const { items, ...page } = await listPublic(context, kind, query, actor, { questionIds: true });
  // Signed out, the answer is the same for everyone: serve.ts may keep it.
  return json(
    { [KIND_PLURALS[kind]]: items, ...page },
    { headers: actor ? {} : { 'x-page-cache': 'public' } },
  );
});
