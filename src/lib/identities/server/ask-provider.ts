import { setTimeout as pause } from 'node:timers/promises';
import * as client from 'openid-client';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import { ProviderError } from '../provider-faults.ts';

/** Timeout of a request to a provider (ms): the person signing in sees an empty page meanwhile. */
const PATIENCE = 5_000;
/** How long a provider's metadata are cached, and how much longer when the provider is unreachable (ms). */
const METADATA_LIFETIME = 60 * 60_000;
const RETRY_AFTER = 60_000;

interface Known {
  configuration: client.Configuration;
  until: number;
}

const known = new WeakMap<IdentityProvider, Known>();
const asking = new WeakMap<IdentityProvider, Promise<client.Configuration>>();

/** Whether no response arrived, as opposed to an invalid one. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (error instanceof TypeError) return code === undefined && cause !== undefined;
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}

/**
 * Sends a request to a provider, within a time limit.
 * @throws ProviderError `away`, or `untrusted` for a malformed response; the cause is logged
 */
export async function askProvider<Answer>({ id }: IdentityProvider, work: Promise<Answer>): Promise<Answer> {
  const tooLate = new AbortController();
  const late = pause(PATIENCE, undefined, { signal: tooLate.signal }).then(() => {
    throw new ProviderError('away');
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    // After a timeout nobody awaits `work`: its later rejection must not be unhandled.
    work.catch(() => undefined);
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      throw new ProviderError('refused');
    const fault = error instanceof ProviderError ? error.fault : isAway(error) ? 'away' : 'untrusted';
    const { message, code } = error as Error & { code?: string };
    console.warn(`OIDC_PROVIDERS, ${id}: ${fault}.`, message, code ?? '');
    throw new ProviderError(fault, { cause: error });
  } finally {
    late.catch(() => undefined);
    tooLate.abort();
  }
}

function discover({ discovery, clientId, clientSecret }: IdentityProvider): Promise<client.Configuration> {
  const server = new URL(discovery);
  const execute = [client.enableNonRepudiationChecks];
  // The settings allow plain HTTP only for this machine.
  if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: PATIENCE / 1000 });
}

async function ask(provider: IdentityProvider): Promise<client.Configuration> {
  try {
    const configuration = await askProvider(provider, discover(provider));
    known.set(provider, { configuration, until: Date.now() + METADATA_LIFETIME });
    return configuration;
  } catch (error) {
    const before = known.get(provider);
    if (!before) throw error;
    known.set(provider, { ...before, until: Date.now() + RETRY_AFTER });
    return before.configuration;
  }
}

/**
 * A provider's metadata, cached for an hour; simultaneous calls share one request.
 * @throws ProviderError `away` or `untrusted`
 */
export async function configurationOf(provider: IdentityProvider): Promise<client.Configuration> {
  const before = known.get(provider);
  if (before && before.until > Date.now()) return before.configuration;
  const under = asking.get(provider) ?? ask(provider).finally(() => asking.delete(provider));
  asking.set(provider, under);
  return under;
}
