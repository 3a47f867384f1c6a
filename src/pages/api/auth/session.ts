import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { sessionCookie } from '#lib/server/http/cookies.ts';
import { readBearer } from '#lib/server/http/credentials.ts';
import { cookieSecretOf } from '#lib/server/secrets.ts';

/** Sets the cookie that belongs to the bearer again, for a browser that lost it. */
export const POST = signedInApi(async ({ context, request }) => {
  const secret = cookieSecretOf(readBearer(request.headers) ?? '');
  return noContent({ 'Set-Cookie': sessionCookie(secret, context.settings) });
});
