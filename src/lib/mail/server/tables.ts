import type { Generated } from 'kysely';

/** A mail that waits to be sent, or was given up; deleted once it is sent. */
export interface QueuedMailTable {
  id: string;
  /** An address. */
  recipient: string;
  subject: string;
  /** Plain text; emptied once it was given up, since it may contain a secret. */
  content: string;
  attempts: Generated<number>;
  made_at: number;
  /** When it is tried next; while it is being sent, when that attempt is assumed lost. */
  next_at: number;
  given_up_at: number | null;
  /** Where its recipient says that no more of its kind is wanted; null for what cannot be refused. */
  settings_url: Generated<string | null>;
}
