import type { Generated } from 'kysely';
import type { Role } from '../roles.ts';

export interface UserTable {
  id: string;
  /** As typed at registration (NFC, trimmed). */
  username: string;
  /** Folded, unique: nobody can register « Léa » beside « lea ». */
  username_key: string;
  /** What it looks like at a glance (`looksOf`): nobody new may look like somebody else. */
  username_looks: string;
  /** Chosen to be shown instead of the username. */
  display_name: string | null;
  /** `displayNameLooks`, null without a display name. */
  display_name_looks: string | null;
  /** What others read (`shownName`), kept by the writes that change it: lists must not look for namesakes. */
  shown_name: string;
  /** argon2id, PHC string; `NO_PASSWORD` of somebody who signs in with a provider of identities alone. */
  password_hash: string;
  created_at: number;
  /** Whether lists of cases come without titles; null until chosen. */
  titles_hidden: Generated<0 | 1 | null>;
  /** Not `role`: queries that join people of items would not know which is meant. */
  account_role: Generated<Role>;
  /** Nobody signs in with the account since then; null while it is not suspended. */
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
  /** The provider of identities that it was opened by; null with a password of this site. */
  provider: Generated<string | null>;
  /** When its person last showed a provider anew who they are. */
  proved_at: Generated<number | null>;
  /** When its person last showed who they are in any way, that of its beginning included where it was one of this site. */
  confirmed_at: Generated<number | null>;
}

/** A session that was ended from elsewhere: its device erases what it keeps, once it asks for a page. */
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

/** Browsers that a person has signed in from: guesses of others do not hold them (`accounts/server/known-device.ts`). */
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
