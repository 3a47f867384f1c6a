import type { Role } from '#lib/accounts/roles.ts';
import type { ProviderName } from './sign-in-ways.ts';

/** A person's identity at a provider, once its answer has been checked. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Empty if the provider gives none. */
  name: string;
  rpps: string | null;
  /** The role that the settings derive from the provider's roles; null if none applies. */
  told_role: Role | null;
}

/** An identity linked to the person's account, as the account page shows it. */
export interface LinkedIdentity {
  id: string;
  /** The provider's id in the settings. */
  provider: string;
  /** The provider's display name. */
  label: string;
  name: string;
  rpps: string | null;
  /** ISO 8601. */
  linkedAt: string;
  usedAt: string;
}

/** Ways for a person to prove their identity before an irreversible action. */
export type Proof = { by: 'password' } | { by: 'provider'; isGiven: boolean; providers: ProviderName[] };
