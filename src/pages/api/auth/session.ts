import { renewCookieEndpoint } from '#lib/contract/endpoints/renew-cookie.ts';
import { cookieSecretOf } from '#lib/server/base/secrets.ts';
import { api } from '#lib/server/http/api.ts';
import { setSessionCookie } from '#lib/server/http/cookies.ts';
import { readCredentials } from '#lib/server/http/credentials.ts';

/** Sets the cookie that belongs to the bearer again, for a browser that lost it. */
export const POST = api(renewCookieEndpoint, async ({ context, request, headers }) => {
  const { bearer, cookie } = readCredentials(request.headers, context.settings);
  const secret = cookieSecretOf(bearer ?? '');
  setSessionCookie(headers, secret, request.headers, context.settings);
  return { received: cookie === secret };
});
