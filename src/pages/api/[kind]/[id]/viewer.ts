import { AppError } from '#lib/contract/errors.ts';
import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readViewer } from '#lib/server/usecases/items/read-viewer.ts';

export const GET = signedInApi(async ({ context, actor, params, url }) => {
  const { kind, id } = itemOf(params);
  if (kind !== 'case') throw new AppError('not_found');
  return json(await readViewer(context, id, actor, url.searchParams.get('titre') === '1'));
});
