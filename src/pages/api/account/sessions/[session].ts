import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { revokeSession } from '#lib/server/usecases/sessions.ts';

export const DELETE = signedInApi(async ({ context, actor, params }) => {
  await revokeSession(context, actor, params.session ?? '');
  return noContent();
});
