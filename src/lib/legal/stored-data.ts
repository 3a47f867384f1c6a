import tables from './stored-data.json' with { type: 'json' };

/** Whether a column contains personal data: yes, no, or whatever somebody writes into it. */
export const PERSONAL = ['oui', 'non', 'texte libre'] as const;

export interface StoredTable {
  /** The meaning of its rows. */
  what: string;
  /** For how long a row stays. */
  kept: string;
  columns: Record<string, { personal: (typeof PERSONAL)[number]; what: string }>;
}

/** Every table of the database and every column of it (a test compares them with both engines). */
export const STORED_TABLES = tables as Record<string, StoredTable>;
