import { endSessionEndpoint } from '#lib/accounts/endpoints/end-session.ts';
import { revokeSession } from '#lib/accounts/server/sessions.ts';
import { AppError } from '#lib/platform/errors.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(endSessionEndpoint, async ({ context, actor, params }) => {
  if (!(await revokeSession(context, actor.id, params.session))) throw new AppError('not_found');
});
