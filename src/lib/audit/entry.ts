import type { AuditAction } from './actions.ts';

/** What an entry holds, with the usernames of whom it names, as far as they still have accounts, and its public item's title. */
export interface NamedAuditEntry {
  number: number;
  /** Epoch milliseconds. */
  at: number;
  action: AuditAction;
  actor_id: string | null;
  actor: string | null;
  person_id: string | null;
  person: string | null;
  item_id: string | null;
  title: string | null;
  detail: string;
  source: string;
  hash: string;
}

/** Which entries are wanted: all that fit what is given. */
export interface AuditFilter {
  action?: AuditAction | undefined;
  /** Done by or to this person. */
  userId?: string | undefined;
  itemId?: string | undefined;
  /** Epoch milliseconds, inclusive and exclusive. */
  from?: number | undefined;
  until?: number | undefined;
}
