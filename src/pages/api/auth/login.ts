import { signInEndpoint } from '#lib/contract/endpoints/sign-in.ts';
import { api } from '#lib/server/http/api.ts';
import { deviceCookie, sessionCookie } from '#lib/server/http/cookies.ts';
import { signIn } from '#lib/server/usecases/accounts/sign-in.ts';

export const POST = api(signInEndpoint, async ({ context, body, visitor, headers }) => {
  const { token, cookie, username, deviceSecret } = await signIn(context, body, visitor);
  headers.append('Set-Cookie', sessionCookie(cookie, context.settings));
  headers.append('Set-Cookie', deviceCookie(deviceSecret, context.settings));
  return { token, username };
});
