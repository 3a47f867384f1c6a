import * as client from 'openid-client';
import type { Actor } from '#lib/accounts/actor.ts';
import { providerCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { PROVIDER_SIGN_IN_LIFETIME } from '#lib/accounts/session-rules.ts';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import { newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Purpose } from '../purposes.ts';
import { callbackPath } from '../sign-in-ways.ts';
import { configurationOf } from './ask-provider.ts';
import { insertSignIn } from './provider-sign-in-queries.ts';

export interface Start {
  purpose: Purpose;
  /** Path of this site to return to. */
  suite: string;
  /** Hash of the invitation being accepted. */
  invitation: string | undefined;
  /** The signed-in person, if any. */
  actor: Actor | null;
  /** Client address, for throttling. */
  address: string;
  /** The site's own public origin. */
  origin: string;
}

/** For a proof of identity, an existing session at the provider is not enough. */
const ANEW = { prompt: 'login', max_age: '0' };

/**
 * Starts a sign-in at a provider.
 * @returns the address for the browser, and the secret that it keeps until it returns
 * @throws ProviderError, and AppError `too_many_attempts`
 */
export async function startSignIn(
  context: Context,
  provider: IdentityProvider,
  { purpose, suite, invitation, actor, address, origin }: Start,
): Promise<{ location: string; secret: string }> {
  await takeAttempt(context, providerCounters(address));
  const configuration = await configurationOf(provider);
  const secret = newSecret();
  const checks = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const location = client.buildAuthorizationUrl(configuration, {
    redirect_uri: origin + callbackPath(provider.id),
    scope: provider.scopes,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(provider.acr && { acr_values: provider.acr }),
    ...(purpose === 'prove' && ANEW),
  });
  await insertSignIn(context.db, {
    secret_hash: secretHash(secret),
    provider: provider.id,
    purpose,
    session_id: purpose === 'sign-in' ? null : (actor?.sessionId ?? null),
    return_path: suite,
    ...checks,
    issuer: null,
    subject: null,
    name: null,
    rpps: null,
    invitation_hash: invitation ?? null,
    told_role: null,
    expires_at: context.now() + PROVIDER_SIGN_IN_LIFETIME,
  });
  return { location: location.href, secret };
}
