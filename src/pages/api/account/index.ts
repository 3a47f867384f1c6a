import { accountDeletion } from '#lib/contract/accounts.ts';
import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { sessionCookie } from '#lib/server/http/cookies.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { deleteAccount } from '#lib/server/usecases/accounts/delete-account.ts';

export const DELETE = signedInApi(async ({ context, actor, request, visitor }) => {
  await deleteAccount(context, actor, await readJson(request, accountDeletion), visitor);
  return noContent({ 'Set-Cookie': sessionCookie(null, context.settings) });
});
