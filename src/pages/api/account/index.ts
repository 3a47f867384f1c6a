import { deleteAccountEndpoint } from '#lib/contract/endpoints/delete-account.ts';
import { api } from '#lib/server/http/api.ts';
import { sessionCookie } from '#lib/server/http/cookies.ts';
import { deleteAccount } from '#lib/server/usecases/accounts/delete-account.ts';

export const DELETE = api(deleteAccountEndpoint, async ({ context, actor, body, visitor, headers }) => {
  await deleteAccount(context, actor, body, visitor);
  headers.append('Set-Cookie', sessionCookie(null, context.settings));
});
