import type { Theme } from './rgaa.ts';

/** The legal pages of a French site, by the last part of their addresses, in the order of lists. */
export const LEGAL_PAGES = ['mentions-legales', 'confidentialite', 'conditions', 'accessibilite'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The address of a legal page. */
export const legalPath = (page: LegalPage) => `/${page}`;

/** File extensions of an establishment's own text, whose name is that of the page. */
export const TEXT_ENDINGS = ['.md', '.txt'] as const;
/** Maximum size of such a text in bytes. */
export const TEXT_MAX = 200_000;

/** The content of a legal page. */
export interface LegalScreen {
  page: LegalPage;
  /** The text as HTML; HTML inside an establishment's text is escaped. */
  html: string;
  /** The criteria behind the software's own accessibility statement. */
  themes: Theme[];
}
