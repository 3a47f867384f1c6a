import type { CollectionKind } from '../rules.ts';

/** A list of cases of a person's own. Of the two kinds that everybody has, one has at most one each. */
export interface CollectionTable {
  id: string;
  owner_id: string;
  kind: CollectionKind;
  /** Empty of the two that everybody has: what they are called is not the database's to say. */
  name: string;
  description: string;
  position: number;
  /** What the address of the shared list ends with; null of what is not shared. */
  share_token: string | null;
  /** Goes up by one with every change of name or description. */
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface CollectionItemTable {
  collection_id: string;
  item_id: string;
  position: number;
  added_at: number;
  /** Why the case is in there. */
  word: string | null;
}

/** What a person wrote down for themselves about a case. Key: (user_id, item_id). */
export interface CaseNoteTable {
  user_id: string;
  item_id: string;
  content: string;
  /** Its folded words, each once, a space before and after each: what is searched. */
  folded: string;
  /** Goes up by one with every change. */
  revision: number;
  created_at: number;
  updated_at: number;
}
