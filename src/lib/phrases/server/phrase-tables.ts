/** Texts that a person inserts by a short code while writing a report. */
export interface PhraseTable {
  id: string;
  user_id: string;
  code: string;
  /** Folded (`phraseKey`), unique for its person. */
  code_key: string;
  content: string;
  /** Incremented with every change. */
  revision: number;
  created_at: number;
  updated_at: number;
}
