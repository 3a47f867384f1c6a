import type { Role } from '#lib/accounts/roles.ts';

/** An invitation to create an account: deleted once it is accepted, revoked or expired. */
export interface InvitationTable {
  id: string;
  /** SHA-256 (hex) of the secret in its link. */
  token_hash: string;
  /** Role of the account created with it. */
  role: Role;
  /** The invited person, as described by the administrator; may be empty. */
  note: string;
  /** Null for the command line. */
  made_by: string | null;
  made_at: number;
  expires_at: number;
}
