import type { Generated } from 'kysely';

/** A mail that is waiting or has failed for good; deleted once it is sent. */
export interface QueuedMailTable {
  id: string;
  /** The recipient's e-mail address. */
  recipient: string;
  subject: string;
  /** Plain text; erased after the last failure, since it may contain a secret. */
  content: string;
  attempts: Generated<number>;
  made_at: number;
  /** Time of the next attempt; during an attempt, when that attempt is assumed to have failed. */
  next_at: number;
  given_up_at: number | null;
  /** Page on which the recipient can refuse this kind of mail; null for mails that cannot be refused. */
  settings_url: Generated<string | null>;
}
