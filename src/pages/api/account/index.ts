import { deleteAccountEndpoint } from '#lib/contract/endpoints/delete-account.ts';
import { api } from '#lib/server/http/api.ts';
import { setSessionCookie } from '#lib/server/http/cookies.ts';
import { deleteAccount } from '#lib/server/usecases/accounts/delete-account.ts';

export const DELETE = api(
  deleteAccountEndpoint,
  async ({ context, actor, body, visitor, request, headers }) => {
    await deleteAccount(context, actor, body, visitor);
    setSessionCookie(headers, null, request.headers, context.settings);
  },
);
