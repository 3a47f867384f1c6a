import type { Role } from '#lib/accounts/roles.ts';
import type { ProviderName } from './sign-in-ways.ts';

/** A person's identity at a provider, once its answer has been checked. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Empty where the provider does not give it. */
  name: string;
  rpps: string | null;
  /** The role that the settings derive from the provider's roles; null where they derive none. */
  told_role: Role | null;
}

/** An identity linked to the person's account, as its page shows it. */
export interface LinkedIdentity {
  id: string;
  /** Its id in the settings. */
  provider: string;
  /** The displayed name of the provider. */
  label: string;
  name: string;
  rpps: string | null;
  /** ISO 8601. */
  linkedAt: string;
  usedAt: string;
}

/** How a person may prove their identity before an act that cannot be undone. */
export type Proof = { by: 'password' } | { by: 'provider'; isGiven: boolean; providers: ProviderName[] };
