/** Somebody who is asked to confirm that they have read a version of an item. Key: (item_id, version, user_id). */
export interface ConfirmationTable {
  item_id: string;
  /** Of the item: what was in use when it was asked. */
  version: number;
  user_id: string;
  asked_at: number;
  /** Null until they have. Never changed once written. */
  confirmed_at: number | null;
}
