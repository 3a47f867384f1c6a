import type { Role } from '#lib/accounts/roles.ts';
import type { Purpose } from '../purposes.ts';

/** A person's account at an identity provider, with which they can sign in. */
export interface IdentityTable {
  id: string;
  /** The issuer in the provider's token: only issuer and subject together identify an identity, nothing else does. */
  issuer: string;
  subject: string;
  user_id: string;
  /** The provider's id in the settings, at the last use. */
  provider: string;
  /** The provider's name for the person at that time: displayed, never searched. */
  name: string;
  /** RPPS number of a health professional, if the provider gives it. */
  rpps: string | null;
  linked_at: number;
  used_at: number;
}

/**
 * An unfinished sign-in at a provider: first with the values that its response must match, then with the
 * identity, while the person chooses what to do with it.
 */
export interface ProviderSignInTable {
  /** SHA-256 (hex) of the secret in the browser's cookie. */
  secret_hash: string;
  provider: string;
  purpose: Purpose;
  /** The session of the signed-in person, if any. */
  session_id: string | null;
  /** Path of this site to return to afterwards. */
  return_path: string;
  state: string | null;
  nonce: string | null;
  /** Code verifier of PKCE. */
  verifier: string | null;
  issuer: string | null;
  subject: string | null;
  name: string | null;
  rpps: string | null;
  /** SHA-256 (hex) of the secret of the invitation used by the person. */
  invitation_hash: string | null;
  /** The role that the settings derive from the provider's roles; null if none applies. */
  told_role: Role | null;
  expires_at: number;
}
