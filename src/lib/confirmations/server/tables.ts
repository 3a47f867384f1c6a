/** A request to a person to confirm that they have read a version of an item. Key: (item_id, version, user_id). */
export interface ConfirmationTable {
  item_id: string;
  /** Version of the item in use at the time of the request. */
  version: number;
  user_id: string;
  asked_at: number;
  /** Null until the person has confirmed; never changed afterwards. */
  confirmed_at: number | null;
}
