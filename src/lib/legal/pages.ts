import type { Theme } from './rgaa.ts';

/** The pages that a French site has to have, by the end of their addresses, in the order in which they are listed. */
export const LEGAL_PAGES = ['mentions-legales', 'confidentialite', 'conditions', 'accessibilite'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The address of a legal page. */
export const legalPath = (page: LegalPage) => `/${page}`;

/** A text of the establishment's that replaces a page's: the page's name, then one of these. */
export const TEXT_ENDINGS = ['.md', '.txt'] as const;
/** Bytes that such a text may have. */
export const TEXT_MAX = 200_000;

/** The content of a legal page. */
export interface LegalScreen {
  page: LegalPage;
  /** Its text; HTML in an establishment's text is shown as text, not interpreted. */
  html: string;
  /** The criteria behind the software's own statement of accessibility. */
  themes: Theme[];
}
