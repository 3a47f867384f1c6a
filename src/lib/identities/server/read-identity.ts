import * as client from 'openid-client';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import type { Identity } from '../identity.ts';
import { ProviderError } from '../provider-faults.ts';
import { claimAt, roleFromClaims } from '../role-from-claims.ts';
import { rppsOf } from '../rpps.ts';
import { askProvider, configurationOf } from './ask-provider.ts';
import type { ProviderSignIn } from './provider-sign-in-queries.ts';

/** Maximum lengths of texts stored from a provider's response. */
const SUBJECT_MAX = 255;
const NAME_MAX = 120;

/** Maximum age in seconds of the sign-in at the provider, when the person has to prove their identity again. */
const ANEW_SECONDS = 300;

type Claims = Record<string, unknown>;

async function exchange(
  configuration: client.Configuration,
  provider: IdentityProvider,
  begun: Pick<ProviderSignIn, 'state' | 'nonce' | 'verifier' | 'purpose'>,
  answer: URL,
): Promise<{ issuer: string; subject: string; claims: Claims }> {
  // The library does not check a missing value.
  if (!begun.state || !begun.nonce || !begun.verifier) throw new ProviderError('expired');
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
    ...(begun.purpose === 'prove' && { maxAge: ANEW_SECONDS }),
  });
  const claims: Claims = { ...tokens.claims() };
  const { iss, sub, acr } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX)
    throw new ProviderError('untrusted');
  if (provider.acr && !provider.acr.split(' ').includes(String(acr))) throw new ProviderError('untrusted');
  const isMissing =
    claims[provider.nameClaim] === undefined ||
    provider.tellsRpps ||
    (provider.roles !== null && claimAt(claims, provider.rolesClaim) === undefined);
  const more =
    isMissing && configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, sub)
      : {};
  return { issuer: iss, subject: sub, claims: { ...claims, ...more } };
}

function nameOf(claims: Claims, { nameClaim }: IdentityProvider): string {
  const said = claims[nameClaim] ?? [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  return typeof said === 'string' ? said.normalize('NFC').trim().slice(0, NAME_MAX) : '';
}

/**
 * The identity in a provider's response, which comes by way of the browser: state, code, nonce, issuer, audience, times
 * and signature are checked.
 * @throws ProviderError
 */
export async function readIdentity(
  provider: IdentityProvider,
  begun: Pick<ProviderSignIn, 'state' | 'nonce' | 'verifier' | 'purpose'>,
  answer: URL,
): Promise<Identity> {
  const configuration = await configurationOf(provider);
  const { issuer, subject, claims } = await askProvider(
    provider,
    exchange(configuration, provider, begun, answer),
  );
  return {
    issuer,
    subject,
    name: nameOf(claims, provider),
    rpps: provider.tellsRpps ? rppsOf(claims.SubjectNameID) : null,
    told_role: roleFromClaims(claims, provider),
  };
}
