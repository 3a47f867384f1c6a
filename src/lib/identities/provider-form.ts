import type { AstroGlobal } from 'astro';
import { safeSuite } from '#lib/accounts/return-path.ts';
import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import type { OpenedSession } from '#lib/accounts/server/open-session.ts';
import { INVITATION } from '#lib/invitations/invitation.ts';
import { invitationHash } from '#lib/invitations/server/take-invitation.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { readProviderCookie, setProviderCookie } from '#lib/platform/server/http/cookies.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { isSameSite } from '#lib/platform/server/http/same-site.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { faultPath, ProviderError } from './provider-faults.ts';
import { PURPOSES } from './purposes.ts';
import { findProvider } from './server/find-provider.ts';
import { finishSignIn, takeStartedSignIn } from './server/finish-sign-in.ts';
import { endAddress } from './server/provider-end.ts';
import { startSignIn } from './server/start-sign-in.ts';
import { PURPOSE } from './sign-in-ways.ts';

/** The parts of a request that are needed, and the headers of its response. */
export type ProviderRequest = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'locals' | 'params'> & {
  headers: Headers;
};

/** The next address for the browser; or its new session, and the page to continue on. */
export type SignInOutcome = { location: string } | { session: LoginAnswer; suite: string };

/** Sets the cookie of a new session, and deletes the cookie of the completed sign-in. */
export function storeProviderSession(
  { settings }: Context,
  { request, headers }: Pick<ProviderRequest, 'request' | 'headers'>,
  session: OpenedSession,
): LoginAnswer {
  setProviderCookie(headers, null, request.headers, settings);
  return keepSession(headers, session, request.headers, settings);
}

/** The fault of a caught error. @throws the error itself if it does not concern a sign-in at a provider */
export function faultIn(error: unknown): ProviderError['fault'] {
  // Compared by name: the server and the built pages may each carry their own copy of the class.
  if (error instanceof Error && error.name === 'ProviderError') return (error as ProviderError).fault;
  const code = errorCodeOf(error);
  if (code === 'too_many_attempts') return 'too-many';
  if (code === 'account_suspended') return 'suspended';
  throw error;
}

const readSuite = (url: URL) => safeSuite(url.searchParams.get('suite')) ?? '/';

/** Starts a sign-in at the provider named in the address. */
export async function beginAtProvider(asked: ProviderRequest): Promise<string> {
  const { request, url, locals, params, headers } = asked;
  const context = await getContext();
  const { settings } = context;
  const suite = readSuite(url);
  const { actor } = locals;
  const purpose = PURPOSES.find((known) => known === url.searchParams.get(PURPOSE)) ?? 'sign-in';
  if (actor && purpose === 'sign-in') return suite;
  try {
    const provider = findProvider(settings, params.provider);
    if (!actor && purpose !== 'sign-in') throw new ProviderError('expired');
    if (!isSameSite(request.headers, url, settings)) throw new ProviderError('foreign');
    const { address } = visitorOf(request, asked.clientAddress, settings);
    const invitation = invitationHash(url.searchParams.get(INVITATION));
    const given = { purpose, suite, invitation, actor, address, origin: locals.origin };
    const { location, secret } = await startSignIn(context, provider, given);
    setProviderCookie(headers, secret, request.headers, settings);
    return location;
  } catch (error) {
    const told = { fault: faultIn(error), provider: params.provider ?? '' };
    return faultPath(told, { isSignedIn: actor !== null, suite });
  }
}

/** Handles the browser's return from a provider. */
export async function returnFromProvider(asked: ProviderRequest): Promise<SignInOutcome> {
  const { request, url, locals, params, headers } = asked;
  const context = await getContext();
  const { settings } = context;
  const { actor } = locals;
  let suite = '/';
  try {
    const provider = findProvider(settings, params.provider);
    const begun = await takeStartedSignIn(context, provider, readProviderCookie(request.headers, settings));
    suite = begun.return_path;
    const answer = new URL(url.pathname + url.search, locals.origin);
    const visitor = visitorOf(request, asked.clientAddress, settings);
    const finished = await finishSignIn(context, provider, begun, { answer, actor, visitor });
    if (finished === 'proved') {
      setProviderCookie(headers, null, request.headers, settings);
      return { location: suite };
    }
    if ('session' in finished)
      return { session: storeProviderSession(context, asked, finished.session), suite };
    setProviderCookie(headers, finished.secret, request.headers, settings);
    return { location: '/oidc/identity' };
  } catch (error) {
    const told = { fault: faultIn(error), provider: params.provider ?? '' };
    setProviderCookie(headers, null, request.headers, settings);
    return { location: faultPath(told, { isSignedIn: actor !== null, suite }) };
  }
}

/** The address at which the session at the named provider is ended. */
export async function leaveProvider({
  locals,
  params,
}: Pick<ProviderRequest, 'locals' | 'params'>): Promise<string> {
  try {
    const { settings } = await getContext();
    return (await endAddress(findProvider(settings, params.provider), locals.origin)) ?? '/';
  } catch (error) {
    const told = { fault: faultIn(error), provider: params.provider ?? '' };
    return faultPath(told, { isSignedIn: locals.actor !== null, suite: '/' });
  }
}
