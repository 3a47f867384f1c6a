import { resetPayload } from '#lib/contract/accounts.ts';
import { json, withCookies } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { deviceCookie } from '#lib/server/http/cookies.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { resetPassword } from '#lib/server/usecases/accounts/reset-password.ts';

export const POST = api(async ({ context, request, visitor }) => {
  const payload = await readJson(request, resetPayload);
  const { username, deviceSecret } = await resetPassword(context, payload, visitor);
  return withCookies(json({ username }), deviceCookie(deviceSecret, context.settings));
});
