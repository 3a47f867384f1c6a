import { api } from '#lib/platform/server/http/api.ts';
import { addPasskeyEndpoint } from '#lib/second-factor/endpoints/add-passkey.ts';
import { addPasskey } from '#lib/second-factor/server/add-passkey.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';

export const POST = api(addPasskeyEndpoint, ({ context, actor, body, locals }) =>
  addPasskey(context, actor, body, relyingParty(locals.origin)),
);
