import { registerEndpoint } from '#lib/accounts/endpoints/register.ts';
import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { register } from '#lib/accounts/server/register.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(registerEndpoint, async ({ context, body, visitor }) => {
  assertLocalAccounts(context);
  const { username } = await register(context, body, visitor.address);
  return { username };
});
