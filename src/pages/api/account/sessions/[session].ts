import { AppError } from '#lib/contract/errors.ts';
import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { revokeSession } from '#lib/server/usecases/accounts/sessions.ts';

export const DELETE = signedInApi(async ({ context, actor, params }) => {
  const ended = await revokeSession(context, actor.id, params.session ?? '');
  if (!ended) throw new AppError('not_found');
  return noContent();
});
