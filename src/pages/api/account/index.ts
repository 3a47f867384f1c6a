import { deleteAccountEndpoint } from '#lib/accounts/endpoints/delete-account.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setSessionCookie } from '#lib/platform/server/http/cookies.ts';

export const DELETE = api(
  deleteAccountEndpoint,
  async ({ context, actor, body, visitor, request, headers }) => {
    await deleteAccount(context, actor, body, visitor);
    setSessionCookie(headers, null, request.headers, context.settings);
  },
);
