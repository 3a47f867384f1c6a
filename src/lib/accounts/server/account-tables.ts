import type { Generated } from 'kysely';
import type { Role } from '../roles.ts';

export interface UserTable {
  id: string;
  /** As typed at registration (NFC, trimmed). */
  username: string;
  /** Folded, unique: nobody can register « Léa » beside « lea ». */
  username_key: string;
  /** The username's appearance at a glance (`looksOf`): no new name may look like another person's. */
  username_looks: string;
  /** The name that the person chose to show instead of the username. */
  display_name: string | null;
  /** `displayNameLooks`, null without a display name. */
  display_name_looks: string | null;
  /**
   * The name others see (`shownName`), stored by the writes that change it, so that lists need not search for
   * namesakes.
   */
  shown_name: string;
  /** argon2id, PHC string; `NO_PASSWORD` for a person who signs in only through an identity provider. */
  password_hash: string;
  created_at: number;
  /** Whether lists of cases come without titles; null until chosen. */
  titles_hidden: Generated<0 | 1 | null>;
  /** Not `role`: in queries that join the people of items the name would be ambiguous. */
  account_role: Generated<Role>;
  /** Time of suspension, from which nobody can sign in with the account; null while it is not suspended. */
  suspended_at: Generated<number | null>;
}

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 (hex) of the bearer secret that `/api` accepts. */
  bearer_hash: string;
  /** SHA-256 (hex) of the cookie secret that pages and images accept. */
  cookie_hash: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** Browser family and system in words, never the raw header. */
  device: string;
  /** The identity provider that opened the session; null when it was opened with a password of this site. */
  provider: Generated<string | null>;
  /** When the person last proved their identity again to a provider. */
  proved_at: Generated<number | null>;
  /** When the person last proved their identity in any way, including the sign-in itself where it was on this site. */
  confirmed_at: Generated<number | null>;
}

/** A session that was ended remotely: its device erases the stored data at the next page request. */
export interface RevokedSessionTable {
  /** SHA-256 (hex) of the cookie secret. */
  cookie_hash: string;
  at: number;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: number | null;
}

export interface ResetLinkTable {
  token_hash: string;
  user_id: string;
  expires_at: number;
  used_at: number | null;
}

/** Browsers a person has signed in from: they are exempt from delays caused by other people's guesses. */
export interface KnownDeviceTable {
  /** SHA-256 (hex) of the device cookie's secret; one browser may be known to several people. */
  secret_hash: string;
  user_id: string;
  expires_at: number;
}

/** Counters of attempts, per window, with the delay before the next one is allowed (`accounts/server/throttle.ts`). */
export interface ThrottleTable {
  key: string;
  points: number;
  resets_at: number;
  next_at: number;
}
