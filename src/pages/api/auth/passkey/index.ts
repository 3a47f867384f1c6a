import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { signInWithPasskeyEndpoint } from '#lib/second-factor/endpoints/sign-in-with-passkey.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';
import { signInWithPasskey } from '#lib/second-factor/server/sign-in-with-passkey.ts';

export const POST = api(
  signInWithPasskeyEndpoint,
  async ({ context, body, visitor, request, headers, locals }) => {
    assertLocalAccounts(context);
    const session = await signInWithPasskey(context, body.answer, relyingParty(locals.origin), visitor);
    return keepSession(headers, session, request.headers, context.settings);
  },
);
