import type { Purpose } from './purposes.ts';

/** An identity provider, as listed for people. */
export interface ProviderName {
  id: string;
  label: string;
}

/** The ways to sign in on this site. */
export interface SignInWays {
  /** Whether usernames and passwords of this site are accepted. */
  local: boolean;
  providers: readonly ProviderName[];
  /** The provider of a session that has just ended here, and which may continue there. */
  left?: ProviderName | undefined;
}

/** Query parameter of the sign-in screen: the provider of the session that has just ended here. */
export const LEFT_PROVIDER = 'sortie';
/** Query parameter with the purpose of a sign-in at a provider (`Purpose`). */
export const PURPOSE = 'pour';

/** The address that starts a sign-in at a provider and then returns to a path. */
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

/** The path to which a provider redirects the browser. */
export function callbackPath(id: string): string {
  return `/oidc/${id}/callback`;
}

/** The path that ends a session at a provider. */
export function endPath(id: string): string {
  return `/oidc/${id}/end`;
}

/** The page shown after signing out, depending on the provider of the session, if any. */
export function signedOutPath(provider: string | null | undefined): string {
  return provider ? `/login?${LEFT_PROVIDER}=${encodeURIComponent(provider)}` : '/';
}
