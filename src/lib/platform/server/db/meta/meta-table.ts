/** Facts about the database itself. */
export interface MetaTable {
  key: string;
  value: string;
}
