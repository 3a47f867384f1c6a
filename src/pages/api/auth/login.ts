import { credentials } from '#lib/contract/accounts.ts';
import { json, withCookies } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { deviceCookie, sessionCookie } from '#lib/server/http/cookies.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { signIn } from '#lib/server/usecases/accounts/sign-in.ts';

export const POST = api(async ({ context, request, visitor }) => {
  const { settings } = context;
  const typed = await readJson(request, credentials);
  const { token, cookie, username, deviceSecret } = await signIn(context, typed, visitor);
  const cookies = [sessionCookie(cookie, settings), deviceCookie(deviceSecret, settings)];
  return withCookies(json({ token, username }), ...cookies);
});
