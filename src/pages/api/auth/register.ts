import { registerEndpoint } from '#lib/accounts/endpoints/register.ts';
import { register } from '#lib/accounts/server/register.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(registerEndpoint, async ({ context, body, visitor }) => {
  const { username } = await register(context, body, visitor.address);
  return { username };
});
