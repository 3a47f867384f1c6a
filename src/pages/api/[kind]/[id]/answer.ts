import { AppError } from '#lib/contract/errors.ts';
import { json } from '#lib/server/http/answers.ts';
import { itemOf, signedInApi } from '#lib/server/http/api.ts';
import { readAnswer } from '#lib/server/usecases/items/read-answer.ts';

export const GET = signedInApi(async ({ context, actor, params }) => {
  const { kind, id } = itemOf(params);
  if (kind !== 'case') throw new AppError('not_found');
  const { answer } = await readAnswer(context, id, actor);
  return json(answer);
});
