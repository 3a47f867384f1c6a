import { credentials } from '#lib/contract/accounts.ts';
import { json } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { register } from '#lib/server/usecases/accounts/register.ts';

export const POST = api(async ({ context, request, visitor }) => {
  const { username } = await register(context, await readJson(request, credentials), visitor.address);
  return json({ username }, { status: 201 });
});
