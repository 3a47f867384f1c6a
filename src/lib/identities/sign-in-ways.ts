import type { Purpose } from './purposes.ts';

/** A provider of identities as people choose it. */
export interface ProviderName {
  id: string;
  label: string;
}

/** The ways to sign in on this site. */
export interface SignInWays {
  /** With a name and a password of this site. */
  local: boolean;
  providers: readonly ProviderName[];
  /** Where a session was opened that has just ended here: it may go on there. */
  left?: ProviderName | undefined;
}

/** Name in the address of the sign-in screen: the provider whose session was left here. */
export const LEFT_PROVIDER = 'sortie';
/** Name of the address parameter that says what a sign-in at a provider is for (`Purpose`). */
export const PURPOSE = 'pour';

/** The address that leads to a provider, and back to a path. */
export function providerPath(
  id: string,
  purpose: Purpose,
  suite: string,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (purpose !== 'sign-in') query.set(PURPOSE, purpose);
  if (suite !== '/') query.set('suite', suite);
  return `/oidc/${id}/start${query.size > 0 ? `?${query}` : ''}`;
}

/** Where a provider sends its answers. */
export function callbackPath(id: string): string {
  return `/oidc/${id}/callback`;
}

/** The path at which a session at a provider is ended. */
export function endPath(id: string): string {
  return `/oidc/${id}/end`;
}

/** Where signing out leads to, for a session opened by this provider, or by none. */
export function signedOutPath(provider: string | null | undefined): string {
  return provider ? `/login?${LEFT_PROVIDER}=${encodeURIComponent(provider)}` : '/';
}
