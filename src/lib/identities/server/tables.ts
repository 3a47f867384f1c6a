import type { Role } from '#lib/accounts/roles.ts';
import type { Purpose } from '../purposes.ts';

/** An account that a person has with a provider of identities, by which they may sign in. */
export interface IdentityTable {
  id: string;
  /** The provider's own name, in the token: with the subject, what an identity is known by, and nothing else is. */
  issuer: string;
  subject: string;
  user_id: string;
  /** Its id in the settings, when it was used last. */
  provider: string;
  /** What the provider called the person then: to be read, and never looked for. */
  name: string;
  /** Number of a health professional, where the provider tells it. */
  rpps: string | null;
  linked_at: number;
  used_at: number;
}

/**
 * A sign-in at a provider under way: first what its answer must fit, then, once it has answered, who that was, while the
 * person chooses what becomes of it.
 */
export interface ProviderSignInTable {
  /** SHA-256 (hex) of the secret in the cookie of the browser that it is for. */
  secret_hash: string;
  provider: string;
  purpose: Purpose;
  /** Whose session it is about, when somebody is signed in. */
  session_id: string | null;
  /** Path of this site to go to afterwards. */
  return_path: string;
  state: string | null;
  nonce: string | null;
  /** Of PKCE. */
  verifier: string | null;
  issuer: string | null;
  subject: string | null;
  name: string | null;
  rpps: string | null;
  /** SHA-256 (hex) of the secret of the invitation that the person came with. */
  invitation_hash: string | null;
  /** What the settings make of the roles that the provider told; null where they make nothing of them. */
  told_role: Role | null;
  expires_at: number;
}
