import * as client from 'openid-client';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import { configurationOf } from './ask-provider.ts';

/**
 * Where a browser ends its session at a provider, which leads back to this site; undefined where it has no such place.
 * @throws ProviderError `away` or `untrusted`
 */
export async function endAddress(provider: IdentityProvider, origin: string): Promise<string | undefined> {
  const configuration = await configurationOf(provider);
  if (!configuration.serverMetadata().end_session_endpoint) return undefined;
  return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${origin}/` }).href;
}
