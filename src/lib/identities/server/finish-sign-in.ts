import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { type OpenedSession, openSession } from '#lib/accounts/server/open-session.ts';
import { markSessionProved } from '#lib/accounts/server/sessions-queries.ts';
import { PROVIDER_SIGN_IN_LIFETIME } from '#lib/accounts/session-rules.ts';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import { newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Identity } from '../identity.ts';
import { ProviderError } from '../provider-faults.ts';
import { applyToldRole } from './apply-told-role.ts';
import { ownerOfIdentity, useIdentity } from './identity-queries.ts';
import { insertSignIn, type ProviderSignIn, takeUnanswered } from './provider-sign-in-queries.ts';
import { readIdentity } from './read-identity.ts';

/** The result of a provider's answer. */
export type SignInResult =
  | { session: OpenedSession }
  /** The identity is not linked to an account: the person chooses, in the browser that holds this secret. */
  | { secret: string }
  /** Only the proof of identity of the session's person was recorded. */
  | 'proved';

/** The data with which the browser returns from a provider. */
export interface ProviderCallback {
  /** From the sign-in's cookie. */
  secret: string | null;
  /** The full URL to which the provider redirected the browser. */
  answer: URL;
  actor: Actor | null;
  visitor: Visitor;
}

/**
 * Takes (and deletes) the sign-in started in this browser at this provider.
 * @throws ProviderError `expired`
 */
export async function takeStartedSignIn(
  context: Context,
  provider: IdentityProvider,
  secret: string | null,
): Promise<ProviderSignIn> {
  const begun = secret === null ? undefined : await takeUnanswered(context.db, secretHash(secret));
  // A response of one provider must not complete a sign-in started at another.
  if (!begun || begun.provider !== provider.id || begun.expires_at <= context.now())
    throw new ProviderError('expired');
  return begun;
}

async function signInAs(
  context: Context,
  provider: IdentityProvider,
  identity: Identity,
  visitor: Visitor,
): Promise<OpenedSession | undefined> {
  const owner = await ownerOfIdentity(context.db, identity);
  if (!owner) return undefined;
  const { name, rpps } = identity;
  const used = { provider: provider.id, name, rpps, used_at: context.now() };
  const confirm = async (trx: Transaction<Database>) => {
    const isLinked = await useIdentity(trx, owner.identityId, used);
    if (isLinked) await applyToldRole(context, trx, owner.id, identity.told_role);
    return isLinked;
  };
  return openSession(context, owner, visitor, { confirm, provider: provider.id });
}

async function letChoose(context: Context, begun: ProviderSignIn, identity: Identity): Promise<SignInResult> {
  const secret = newSecret();
  await insertSignIn(context.db, {
    ...begun,
    ...identity,
    secret_hash: secretHash(secret),
    state: null,
    nonce: null,
    verifier: null,
    expires_at: context.now() + PROVIDER_SIGN_IN_LIFETIME,
  });
  return { secret };
}

/**
 * Completes a sign-in with the provider's response.
 * @throws ProviderError
 */
export async function finishSignIn(
  context: Context,
  provider: IdentityProvider,
  begun: ProviderSignIn,
  { answer, actor, visitor }: Omit<ProviderCallback, 'secret'>,
): Promise<SignInResult> {
  const identity = await readIdentity(provider, begun, answer);
  if (begun.purpose === 'sign-in') {
    const session = await signInAs(context, provider, identity, visitor);
    return session ? { session } : letChoose(context, begun, identity);
  }
  // A sign-in started by a signed-in person may only be completed in the same session.
  if (!actor || actor.sessionId !== begun.session_id) throw new ProviderError('expired');
  const owner = await ownerOfIdentity(context.db, identity);
  if (begun.purpose === 'link') {
    if (owner) throw new ProviderError('taken');
    return letChoose(context, begun, identity);
  }
  if (owner?.id !== actor.id) throw new ProviderError('not-linked');
  await markSessionProved(context.db, actor.sessionId, context.now());
  return 'proved';
}
