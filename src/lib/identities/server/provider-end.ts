import * as client from 'openid-client';
import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import { configurationOf } from './ask-provider.ts';

/**
 * The address at a provider that ends the browser's session there and returns to this site; undefined if there is none.
 * @throws ProviderError `away` or `untrusted`
 */
export async function endAddress(provider: IdentityProvider, origin: string): Promise<string | undefined> {
  const configuration = await configurationOf(provider);
  if (!configuration.serverMetadata().end_session_endpoint) return undefined;
  return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${origin}/` }).href;
}
