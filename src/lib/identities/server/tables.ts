import type { Role } from '#lib/accounts/roles.ts';
import type { Purpose } from '../purposes.ts';

/** An account that a person has with a provider of identities, by which they may sign in. */
export interface IdentityTable {
  id: string;
  /** The provider's own name, from the token: together with the subject it identifies an identity; nothing else does. */
  issuer: string;
  subject: string;
  user_id: string;
  /** Its id in the settings, when it was last used. */
  provider: string;
  /** The provider's name for the person then: shown, and never searched. */
  name: string;
  /** Number of a health professional, where the provider gives it. */
  rpps: string | null;
  linked_at: number;
  used_at: number;
}

/**
 * An unfinished sign-in at a provider: first the values that its answer must match, then, once it has answered, the
 * identity, while the person chooses what to do with it.
 */
export interface ProviderSignInTable {
  /** SHA-256 (hex) of the secret in the cookie of the browser that it is for. */
  secret_hash: string;
  provider: string;
  purpose: Purpose;
  /** The session of the signed-in person, if any. */
  session_id: string | null;
  /** Path of this site to go to afterwards. */
  return_path: string;
  state: string | null;
  nonce: string | null;
  /** Code verifier of PKCE. */
  verifier: string | null;
  issuer: string | null;
  subject: string | null;
  name: string | null;
  rpps: string | null;
  /** SHA-256 (hex) of the secret of the invitation that the person came with. */
  invitation_hash: string | null;
  /** The role that the settings derive from the provider's roles; null where they derive none. */
  told_role: Role | null;
  expires_at: number;
}
