/** A person's outlines for new sheets. */
export interface SheetTemplateTable {
  id: string;
  user_id: string;
  name: string;
  /** Folded; unique per person. */
  name_key: string;
  /** JSON of the headings, in order. */
  headings: string;
  created_at: number;
}
