import { api } from '#lib/platform/server/http/api.ts';
import { beginPasskeyEndpoint } from '#lib/second-factor/endpoints/begin-passkey.ts';
import { beginPasskey } from '#lib/second-factor/server/add-passkey.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';

export const POST = api(beginPasskeyEndpoint, async ({ context, actor, body, visitor, locals }) => {
  const site = relyingParty(locals.origin);
  const options = await beginPasskey(context, actor, { password: body.password, site }, visitor);
  return { options: { ...options } };
});
