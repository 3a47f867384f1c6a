import { atom } from 'nanostores';
import type { Page } from '../tree.ts';

/**
 * The pages that the person answers, without hidden ones, and the one that is displayed.
 * @param asked ids of pages to show first; the first that exists is used
 */
export function createShownPages(pages: readonly Page[], asked: readonly (string | undefined)[]) {
  const shownPages = pages.filter(({ hidden }) => !hidden);
  const isShown = (id: string | undefined) => shownPages.some((page) => page.id === id);
  const $page = atom(asked.find(isShown) ?? shownPages[0]?.id ?? '');
  return {
    shownPages,
    /** Id of the page that is shown. */
    $page,
    showPage(id: string): void {
      if (isShown(id)) $page.set(id);
    },
  };
}
