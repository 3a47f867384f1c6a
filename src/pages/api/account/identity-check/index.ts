import { checkIdentityEndpoint } from '#lib/identity-check/endpoints/check-identity.ts';
import { readCheckWaysEndpoint } from '#lib/identity-check/endpoints/read-check-ways.ts';
import { checkIdentity, readCheckWays } from '#lib/identity-check/server/check-identity.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';

export const GET = api(readCheckWaysEndpoint, async ({ context, actor }) => readCheckWays(context, actor));

export const POST = api(checkIdentityEndpoint, async ({ context, actor, body, visitor, locals }) =>
  checkIdentity(context, actor, body, { site: relyingParty(locals.origin), visitor }),
);
