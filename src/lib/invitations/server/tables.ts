import type { Role } from '#lib/accounts/roles.ts';

/** An invitation to make an account: gone once it is accepted, revoked or has run out. */
export interface InvitationTable {
  id: string;
  /** SHA-256 (hex) of the secret in its link. */
  token_hash: string;
  /** Role of the account that is made with it. */
  role: Role;
  /** The person it is for, in the administrator's words; may be empty. */
  note: string;
  /** Null for the command line. */
  made_by: string | null;
  made_at: number;
  expires_at: number;
}
