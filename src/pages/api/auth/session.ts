import { renewCookieEndpoint } from '#lib/contract/endpoints/renew-cookie.ts';
import { api } from '#lib/server/http/api.ts';
import { cookieOfBearer } from '#lib/server/http/cookies.ts';
import { readBearer } from '#lib/server/http/credentials.ts';

/** Sets the cookie that belongs to the bearer again, for a browser that lost it. */
export const POST = api(renewCookieEndpoint, async ({ context, request, headers }) => {
  headers.append('Set-Cookie', cookieOfBearer(readBearer(request.headers) ?? '', context.settings));
});
