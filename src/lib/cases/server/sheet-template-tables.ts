/** The plans that their person begins sheets with. */
export interface SheetTemplateTable {
  id: string;
  user_id: string;
  name: string;
  /** Folded, unique for its person. */
  name_key: string;
  /** JSON of the headings, in their order. */
  headings: string;
  created_at: number;
}
