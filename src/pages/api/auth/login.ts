import { signInEndpoint } from '#lib/accounts/endpoints/sign-in.ts';
import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setDeviceCookie, setSessionCookie } from '#lib/platform/server/http/cookies.ts';

export const POST = api(signInEndpoint, async ({ context, body, visitor, request, headers }) => {
  assertLocalAccounts(context);
  const { token, cookie, username, deviceSecret } = await signIn(context, body, visitor);
  setSessionCookie(headers, cookie, request.headers, context.settings);
  setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  return { token, username };
});
