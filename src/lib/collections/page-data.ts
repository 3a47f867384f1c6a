import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { SEARCH_MAX } from '#lib/items/kinds/list-query.ts';
import type { CardOf } from '#lib/items/schemas.ts';
import { titlesChoice } from '#lib/items/server/titles.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import type { NotePage } from './note-schemas.ts';
import type { CollectedCard, CollectedRow, CollectionEntry, SharedCollection } from './schemas.ts';
import { listCollections } from './server/change-collections.ts';
import { readCollection } from './server/collect-cases.ts';
import { listNotes } from './server/keep-notes.ts';
import { readShared } from './server/share-collection.ts';

type Page = Pick<APIContext, 'locals' | 'params' | 'url'> & { response: { readonly headers: Headers } };

/** The signed-in reader of a private page, which the browser must not cache. @throws AppError `not_found` */
function readerOf({ locals, response }: Pick<Page, 'locals' | 'response'>): Actor {
  if (!locals.actor) throw new AppError('not_found');
  response.headers.set('Cache-Control', 'private, no-store');
  return locals.actor;
}

function collectedCard(card: CardOf<'case'>): CollectedCard {
  const { _id, title, visibility, mine, read, difficulty, seriesCount, imageCount } = card;
  const { mainImage, mainImageAspect } = card;
  const author = card.user?.name ?? card.author.name;
  return {
    _id,
    title,
    visibility,
    mine,
    read,
    difficulty,
    seriesCount,
    imageCount,
    mainImage,
    author,
    ...(mainImageAspect !== undefined && { mainImageAspect }),
  };
}

const rowOf = (row: { caseId: string; word: string | null; card: CardOf<'case'> | null }): CollectedRow => ({
  caseId: row.caseId,
  word: row.word,
  card: row.card && collectedCard(row.card),
});

/** The reader's own lists. */
export async function loadCollections(page: Page): Promise<CollectionEntry[]> {
  return listCollections(await getContext(), readerOf(page));
}

/**
 * The reader's list named by the address. Titles are shown as the address says, or else as the reader prefers.
 * @throws AppError `not_found`
 */
export async function loadCollection(page: Page) {
  const { collection: id = '' } = page.params;
  const actor = readerOf(page);
  const context = await getContext();
  const asked = page.url.searchParams.get('titres');
  const titlesHidden =
    asked === 'masques' || (asked === null && (await titlesChoice(context, actor)) === true);
  const { collection, cases } = await readCollection(context, actor, id, { titlesHidden });
  const rows = cases.map(rowOf).map((row) => (titlesHidden ? { ...row, word: null } : row));
  return { collection, rows, titlesHidden };
}

/**
 * The shared list named by the address. Titles stay hidden unless the address asks for them.
 * @throws AppError `not_found`
 */
export async function loadShared(page: Page): Promise<{
  shared: Omit<SharedCollection, 'cases'>;
  rows: CollectedRow[];
  titlesHidden: boolean;
}> {
  const titlesHidden = page.url.searchParams.get('titres') !== 'visibles';
  const { token = '' } = page.params;
  const actor = readerOf(page);
  const { cases, ...shared } = await readShared(await getContext(), actor, token, { titlesHidden });
  return { shared, rows: cases.map(rowOf), titlesHidden };
}

/** The reader's notes, filtered by the search in the address. */
export async function loadNotes(page: Page): Promise<NotePage & { q: string }> {
  const { searchParams } = page.url;
  const q = (searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  const wanted = Number(searchParams.get('page'));
  const number = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const asked = { q, page: number, titlesHidden: false };
  const found = await listNotes(await getContext(), readerOf(page), asked);
  return { ...found, q };
}
