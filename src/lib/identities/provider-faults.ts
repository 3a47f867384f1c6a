/** Reasons why a sign-in at a provider failed. */
export const PROVIDER_FAULTS = [
  /** The provider does not answer. */
  'away',
  /** The person said no there. */
  'refused',
  /** The sign-in took too long, was answered already, or was started in another browser. */
  'expired',
  /** Its answer cannot be trusted. */
  'untrusted',
  /** The settings name no such provider. */
  'unknown',
  /** Begun from a page of another site. */
  'foreign',
  /** Begun too often from one address. */
  'too-many',
  /** The identity belongs to another account here. */
  'taken',
  /** The identity is not one of the person's own. */
  'not-linked',
  /** The account that it is linked to is suspended. */
  'suspended',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

/** Thrown where a sign-in at a provider fails; the page that it leads back to shows the reason. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, options: { cause?: unknown } = {}) {
    super(fault, options);
    this.name = 'ProviderError';
    this.fault = fault;
  }
}

/** Names in the addresses that lead back. */
export const FAULT = 'erreur';
export const FAULTY_PROVIDER = 'fournisseur';

/** The fault in an address, and its provider. */
export function faultOf(query: URLSearchParams): { fault: ProviderFault; provider: string } | undefined {
  const fault = PROVIDER_FAULTS.find((known) => known === query.get(FAULT));
  return fault && { fault, provider: query.get(FAULTY_PROVIDER) ?? '' };
}

/** Where a fault leads back to: the sign-in screen, or the account page when somebody is signed in. */
export function faultPath(
  { fault, provider }: { fault: ProviderFault; provider: string },
  { isSignedIn, suite }: { isSignedIn: boolean; suite: string },
): string {
  const query = new URLSearchParams({ [FAULT]: fault, [FAULTY_PROVIDER]: provider });
  if (isSignedIn) return `/account?${query}#etablissement`;
  if (suite !== '/') query.set('suite', suite);
  return `/login?${query}`;
}
