import { beginPasskeyCheckEndpoint } from '#lib/identity-check/endpoints/begin-passkey-check.ts';
import { beginPasskeyCheck } from '#lib/identity-check/server/check-identity.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';

export const POST = api(beginPasskeyCheckEndpoint, async ({ context, actor, visitor, locals }) => {
  const options = await beginPasskeyCheck(context, actor, relyingParty(locals.origin), visitor.address);
  return { options: { ...options } };
});
