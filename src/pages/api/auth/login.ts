import { credentials } from '#lib/contract/accounts.ts';
import { json } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { sessionCookie } from '#lib/server/http/cookies.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { signIn } from '#lib/server/usecases/sign-in.ts';

export const POST = api(async ({ context, request, visitor }) => {
  const { token, cookie, username } = await signIn(context, await readJson(request, credentials), visitor);
  return json({ token, username }, { headers: { 'Set-Cookie': sessionCookie(cookie, context.settings) } });
});
