/** Texts that a short code stands for while their person writes a report. */
export interface PhraseTable {
  id: string;
  user_id: string;
  code: string;
  /** Folded (`phraseKey`), unique for its person. */
  code_key: string;
  content: string;
  /** Goes up by one with every change. */
  revision: number;
  created_at: number;
  updated_at: number;
}
