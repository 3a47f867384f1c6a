import type { CollectionKind } from '../rules.ts';

/** A person's list of cases. A person has at most one `review` and one `favourite`. */
export interface CollectionTable {
  id: string;
  owner_id: string;
  kind: CollectionKind;
  /** Empty for the two that every account has: their names are texts, not data. */
  name: string;
  description: string;
  position: number;
  /** Last part of the shared address; null when not shared. */
  share_token: string | null;
  /** Incremented by each change of name or description. */
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface CollectionItemTable {
  collection_id: string;
  item_id: string;
  position: number;
  added_at: number;
  /** The reason why the case is in the list. */
  word: string | null;
}

/** A person's private note on a case. Key: (user_id, item_id). */
export interface CaseNoteTable {
  user_id: string;
  item_id: string;
  content: string;
  /** The distinct folded words of the note, each between spaces: the search index. */
  folded: string;
  /** Incremented by each change. */
  revision: number;
  created_at: number;
  updated_at: number;
}
