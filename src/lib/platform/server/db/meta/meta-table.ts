/** What the database says of itself. */
export interface MetaTable {
  key: string;
  value: string;
}
