import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { beginPasskeySignInEndpoint } from '#lib/second-factor/endpoints/begin-passkey-sign-in.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';
import { beginPasskeySignIn } from '#lib/second-factor/server/sign-in-with-passkey.ts';

export const POST = api(beginPasskeySignInEndpoint, async ({ context, visitor, locals }) => {
  assertLocalAccounts(context);
  const options = await beginPasskeySignIn(context, relyingParty(locals.origin), visitor.address);
  return { options: { ...options } };
});
