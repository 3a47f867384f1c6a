import { registerEndpoint } from '#lib/contract/endpoints/register.ts';
import { api } from '#lib/server/http/api.ts';
import { register } from '#lib/server/usecases/accounts/register.ts';

export const POST = api(registerEndpoint, async ({ context, body, visitor }) => {
  const { username } = await register(context, body, visitor.address);
  return { username };
});
