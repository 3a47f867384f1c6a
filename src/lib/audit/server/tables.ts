import type { AuditAction } from '../actions.ts';

/**
 * Audit log: actions, with the actor, person and item concerned. Rows are appended, never changed, and deleted after
 * `LOG_DAYS`. Ids of people and items stay after their deletion; names and content are not stored.
 */
export interface AuditEntryTable {
  /** 1, 2, 3 … without a gap. */
  number: number;
  at: number;
  action: AuditAction;
  /** Null for the command line, for visitors, and for actions of the site itself. */
  actor_id: string | null;
  /** The person concerned, if not the actor. */
  person_id: string | null;
  item_id: string | null;
  /** A value of the program (a role, a visibility, a number), never a text by a person; empty when there is none. */
  detail: string;
  /** Truncated network, `command` for the command line, empty when unknown. */
  source: string;
  /** `hash` of the previous entry, empty for the first. */
  previous_hash: string;
  /** SHA-256 (hex) of the other columns (`append-entry.ts`). */
  hash: string;
}
