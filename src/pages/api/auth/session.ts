import { renewCookieEndpoint } from '#lib/accounts/endpoints/renew-cookie.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { renewSessionCookie } from '#lib/platform/server/http/cookies.ts';
import { readBearer } from '#lib/platform/server/http/credentials.ts';

/** Sets the session cookie of the bearer token again, for a browser that has lost the cookie. */
export const POST = api(renewCookieEndpoint, async ({ context, request, headers }) => {
  const bearer = readBearer(request.headers) ?? '';
  return { received: renewSessionCookie(headers, bearer, request.headers, context.settings) };
});
