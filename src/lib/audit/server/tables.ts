import type { AuditAction } from '../actions.ts';

/**
 * What was done, by whom, to whom and to what. Rows are appended and never changed; the oldest are deleted after
 * `LOG_DAYS`. Ids of people and items stay when these are deleted; no names and no content are written.
 */
export interface AuditEntryTable {
  /** 1, 2, 3 … without a gap. */
  number: number;
  at: number;
  action: AuditAction;
  /** Null for the command line, for visitors, and for the site itself. */
  actor_id: string | null;
  /** The person concerned, where that is not the actor. */
  person_id: string | null;
  item_id: string | null;
  /** A word of the program (a role, a visibility, a number), never a text of a person's; empty for none. */
  detail: string;
  /** Truncated network, `command` for the command line, empty where there is none. */
  source: string;
  /** `hash` of the entry before, empty for the first. */
  previous_hash: string;
  /** SHA-256 (hex) of the other columns (`append-entry.ts`). */
  hash: string;
}
