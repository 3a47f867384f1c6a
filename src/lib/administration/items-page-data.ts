import { foldedWords } from '#lib/platform/fold.ts';
import { type AdministrationPage, administrator, PAGE_ROWS, requestedPageIndex } from './page-data.ts';
import type { PublicItemRow } from './public-item.ts';
import { listPublicItems } from './server/read-public-items.ts';

/** Maximum number of words that a search uses. */
const WORDS_MAX = 8;

/** The requested list of public items. */
interface ItemsPage {
  text: string;
  isOwnerless: boolean;
  page: number;
  hasNext: boolean;
  items: PublicItemRow[];
}

/** Public items, the latest first. @throws AppError `not_found` */
export async function loadPublicItems(page: AdministrationPage): Promise<ItemsPage> {
  const { context } = await administrator(page);
  const text = page.url.searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const isOwnerless = page.url.searchParams.has('sans-auteur');
  const number = requestedPageIndex(page);
  const filter = { words: foldedWords(text).slice(0, WORDS_MAX), isOwnerless };
  const rows = await listPublicItems(context, filter, {
    offset: number * PAGE_ROWS,
    limit: PAGE_ROWS + 1,
  });
  const hasNext = rows.length > PAGE_ROWS;
  return { text, isOwnerless, page: number, hasNext, items: rows.slice(0, PAGE_ROWS) };
}
