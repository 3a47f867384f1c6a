import { endSessionEndpoint } from '#lib/contract/endpoints/end-session.ts';
import { AppError } from '#lib/contract/errors.ts';
import { api } from '#lib/server/http/api.ts';
import { revokeSession } from '#lib/server/usecases/accounts/sessions.ts';

export const DELETE = api(endSessionEndpoint, async ({ context, actor, params }) => {
  if (!(await revokeSession(context, actor.id, params.session))) throw new AppError('not_found');
});
