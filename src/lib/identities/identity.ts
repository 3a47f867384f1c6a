import type { Role } from '#lib/accounts/roles.ts';
import type { ProviderName } from './sign-in-ways.ts';

/** Who somebody is to a provider, once its answer has been checked. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Empty where the provider does not tell it. */
  name: string;
  rpps: string | null;
  /** What the settings make of the roles that the provider tells; null where they make nothing of them. */
  told_role: Role | null;
}

/** An identity that is linked to one's account, as its page shows it. */
export interface LinkedIdentity {
  id: string;
  /** Its id in the settings. */
  provider: string;
  /** What people call the provider. */
  label: string;
  name: string;
  rpps: string | null;
  /** ISO 8601. */
  linkedAt: string;
  usedAt: string;
}

/** How somebody may show who they are before what cannot be undone. */
export type Proof = { by: 'password' } | { by: 'provider'; isGiven: boolean; providers: ProviderName[] };
