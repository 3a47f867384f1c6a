import { signOutEndpoint } from '#lib/accounts/endpoints/sign-out.ts';
import { signOut } from '#lib/accounts/server/sign-out.ts';
import { signedOutPath } from '#lib/identities/sign-in-ways.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setSessionCookie } from '#lib/platform/server/http/cookies.ts';
import { readCredentials } from '#lib/platform/server/http/credentials.ts';

/** Whether a form was sent without script: it is a page that comes back, not an answer. */
function isForm(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Ends the session of the bearer, of the cookie, or of both. */
export const POST = api(signOutEndpoint, async ({ context, request, headers }) => {
  const provider = await signOut(context, readCredentials(request.headers, context.settings));
  setSessionCookie(headers, null, request.headers, context.settings);
  // Private images and pages in the browser's own cache are deleted too.
  headers.set('Clear-Site-Data', '"cache"');
  if (!isForm(request)) return;
  headers.set('Location', signedOutPath(provider));
  return new Response(null, { status: 303, headers });
});
