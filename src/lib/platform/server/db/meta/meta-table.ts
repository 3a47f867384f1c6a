/** Metadata of the database itself. */
export interface MetaTable {
  key: string;
  value: string;
}
