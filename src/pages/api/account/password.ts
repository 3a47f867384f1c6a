import { passwordChange } from '#lib/contract/accounts.ts';
import { noContent, withCookies } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { deviceCookie } from '#lib/server/http/cookies.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { changePassword } from '#lib/server/usecases/accounts/change-password.ts';

export const POST = signedInApi(async ({ context, actor, request, visitor }) => {
  const change = await readJson(request, passwordChange);
  const deviceSecret = await changePassword(context, actor, change, visitor);
  return withCookies(noContent(), deviceCookie(deviceSecret, context.settings));
});
