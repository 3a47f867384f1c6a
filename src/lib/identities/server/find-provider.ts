import type { IdentityProvider } from '#lib/platform/server/base/identity-provider-settings.ts';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import { ProviderError } from '../provider-faults.ts';

/** The provider of this id. @throws ProviderError `unknown` */
export function findProvider(
  { providers }: Pick<Settings, 'providers'>,
  id: string | undefined,
): IdentityProvider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new ProviderError('unknown');
  return found;
}
