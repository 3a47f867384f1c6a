/** A person's preferences for a questionnaire. Key: (user_id, item_id). Deleted with either. */
export interface QuestionnairePreferenceTable {
  user_id: string;
  item_id: string;
  /** `Preferences`, as JSON. */
  content: string;
  /** Incremented by each change. */
  revision: number;
  updated_at: number;
}
