import { signInEndpoint } from '#lib/contract/endpoints/sign-in.ts';
import { api } from '#lib/server/http/api.ts';
import { setDeviceCookie, setSessionCookie } from '#lib/server/http/cookies.ts';
import { signIn } from '#lib/server/usecases/accounts/sign-in.ts';

export const POST = api(signInEndpoint, async ({ context, body, visitor, request, headers }) => {
  const { token, cookie, username, deviceSecret } = await signIn(context, body, visitor);
  setSessionCookie(headers, cookie, request.headers, context.settings);
  setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  return { token, username };
});
