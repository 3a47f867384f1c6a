/** Reasons why a sign-in at a provider failed. */
export const PROVIDER_FAULTS = [
  /** The provider does not respond. */
  'away',
  /** The person refused at the provider. */
  'refused',
  /** The sign-in took too long, was already completed, or was started in another browser. */
  'expired',
  /** The provider's response failed a check. */
  'untrusted',
  /** The provider is not in the settings. */
  'unknown',
  /** Started from a page of another site. */
  'foreign',
  /** Started too often from one address. */
  'too-many',
  /** The identity is linked to another account of this site. */
  'taken',
  /** The identity is not linked to the person's account. */
  'not-linked',
  /** The linked account is suspended. */
  'suspended',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

/** Thrown when a sign-in at a provider fails; the page to which it returns shows the reason. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, options: { cause?: unknown } = {}) {
    super(fault, options);
    this.name = 'ProviderError';
    this.fault = fault;
  }
}

/** Query parameters of the address to which a failed sign-in returns. */
export const FAULT = 'erreur';
export const FAULTY_PROVIDER = 'fournisseur';

/** The fault in a query string, and its provider. */
export function faultOf(query: URLSearchParams): { fault: ProviderFault; provider: string } | undefined {
  const fault = PROVIDER_FAULTS.find((known) => known === query.get(FAULT));
  return fault && { fault, provider: query.get(FAULTY_PROVIDER) ?? '' };
}

/** The address for showing a fault: the sign-in screen, or the account page when somebody is signed in. */
export function faultPath(
  { fault, provider }: { fault: ProviderFault; provider: string },
  { isSignedIn, suite }: { isSignedIn: boolean; suite: string },
): string {
  const query = new URLSearchParams({ [FAULT]: fault, [FAULTY_PROVIDER]: provider });
  if (isSignedIn) return `/account?${query}#etablissement`;
  if (suite !== '/') query.set('suite', suite);
  return `/login?${query}`;
}
