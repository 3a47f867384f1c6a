import type { AuditAction } from './actions.ts';

/** An entry, with the usernames of the people it names, if they still have accounts, and the title of its public item. */
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

/** Filter of entries: those that match all given values. */
export interface AuditFilter {
  action?: AuditAction | undefined;
  /** Entries whose actor or person concerned is this person. */
  userId?: string | undefined;
  itemId?: string | undefined;
  /** Epoch milliseconds, inclusive and exclusive. */
  from?: number | undefined;
  until?: number | undefined;
}
