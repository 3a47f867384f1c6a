import { atom } from 'nanostores';
import { readHtml } from '#lib/platform/browser/inert-html.ts';

/** The fiche that is open beside the form. */
export interface OpenFiche {
  /** Path of the fiche's page. */
  path: string;
  title: string;
  /** The element that gets the focus back when the fiche is closed. */
  opener: HTMLElement;
}

export const $openFiche = atom<OpenFiche | null>(null);

/** Closes the fiche, and gives the focus back to what opened it. */
export function closeFiche(): void {
  const open = $openFiche.get();
  $openFiche.set(null);
  if (open?.opener.isConnected) open.opener.focus();
}

/**
 * The content of a fiche's page: the server has rendered it already, and the form need not contain fiches that nobody
 * opens. @throws when the page cannot be read
 */
export async function readFichePage(path: string): Promise<Node> {
  const response = await fetch(path);
  const text = await response.text();
  // Without the page's own styles, which this page's policy would refuse.
  const main = text.slice(text.indexOf('<main'), text.lastIndexOf('</main>'));
  const content = readHtml(main).querySelector('[data-fiche]');
  if (!response.ok || !content) throw new Error(`HTTP ${response.status}`);
  return document.importNode(content, true);
}
