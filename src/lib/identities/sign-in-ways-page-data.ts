import { quoted } from '#lib/platform/format-texts.ts';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import { FAULT_MESSAGES, SOME_PROVIDER } from './fault-texts.ts';
import { faultOf } from './provider-faults.ts';
import { LEFT_PROVIDER, type SignInWays } from './sign-in-ways.ts';

type Provided = Pick<Settings, 'providers' | 'localAccounts'>;

/** A provider's display name, as used in a sentence. */
export function quotedLabel({ providers }: Provided, id: string): string {
  const label = providers.find((provider) => provider.id === id)?.label;
  return label === undefined ? SOME_PROVIDER : quoted(label);
}

/** The ways to sign in on this site; `query` is the query string of the sign-in screen. */
export function readWays(settings: Provided, query: URLSearchParams): SignInWays {
  const providers = settings.providers.map(({ id, label }) => ({ id, label }));
  const left = providers.find(({ id }) => id === query.get(LEFT_PROVIDER));
  return { local: settings.localAccounts, providers, ...(left && { left }) };
}

/** The message for a failed sign-in at a provider, if the query string names one. */
export function wordsOfFault(settings: Provided, query: URLSearchParams): string | undefined {
  const told = faultOf(query);
  if (!told) return undefined;
  const words = FAULT_MESSAGES[told.fault](quotedLabel(settings, told.provider));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
