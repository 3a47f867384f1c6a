import tables from './stored-data.json' with { type: 'json' };

/** Whether a column contains personal data: yes, no, or free text that may contain some. */
export const PERSONAL = ['oui', 'non', 'texte libre'] as const;

export interface StoredTable {
  /** The meaning of its rows. */
  what: string;
  /** How long a row is kept. */
  kept: string;
  columns: Record<string, { personal: (typeof PERSONAL)[number]; what: string }>;
}

/** Every table and column of the database (a test compares them with both engines). */
export const STORED_TABLES = tables as Record<string, StoredTable>;
