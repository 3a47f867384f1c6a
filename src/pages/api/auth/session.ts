import { noContent } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { cookieOfBearer } from '#lib/server/http/cookies.ts';
import { readBearer } from '#lib/server/http/credentials.ts';

/** Sets the cookie that belongs to the bearer again, for a browser that lost it. */
export const POST = signedInApi(async ({ context, request }) =>
  noContent({ 'Set-Cookie': cookieOfBearer(readBearer(request.headers) ?? '', context.settings) }),
);
