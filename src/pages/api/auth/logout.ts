import { signOutEndpoint } from '#lib/accounts/endpoints/sign-out.ts';
import { signOut } from '#lib/accounts/server/sign-out.ts';
import { signedOutPath } from '#lib/identities/sign-in-ways.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setSessionCookie } from '#lib/platform/server/http/cookies.ts';
import { readCredentials } from '#lib/platform/server/http/credentials.ts';

/** Whether the request is a form sent without script, which needs a page as the response. */
function isForm(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Ends the session of the bearer token, of the cookie, or of both. */
export const POST = api(signOutEndpoint, async ({ context, request, headers }) => {
  const provider = await signOut(context, readCredentials(request.headers, context.settings));
  setSessionCookie(headers, null, request.headers, context.settings);
  // Also clears private images and pages from the browser's cache.
  headers.set('Clear-Site-Data', '"cache"');
  if (!isForm(request)) return;
  headers.set('Location', signedOutPath(provider));
  return new Response(null, { status: 303, headers });
});
