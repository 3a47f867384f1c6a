import { clamp } from '#lib/platform/numbers.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Credit } from '../credit.ts';
import { type ImageCredit, imageCredit, type WorkCredit, workCredit } from '../shown-credit.ts';
import { countCredited, readCreditedIds, readCredits } from './credits-queries.ts';

/** Number of cases on one page of `/credits`. */
const PAGE = 100;

/** A public case with images by others. */
export interface CreditedCase {
  id: string;
  /** Null where titles are hidden. */
  title: string | null;
  credit: ImageCredit;
  work: WorkCredit | null;
}

export interface CreditPage {
  cases: CreditedCase[];
  total: number;
  /** Number of credited cases before the page. */
  before: number;
  page: number;
  pages: number;
  /** The ids of the cases on this page and on the adjacent ones, and the number of cases before those. */
  around: { ids: string[]; before: number };
}

/** The credits of the images of public cases, page by page; a page number out of range gives the nearest page. */
export async function listCredits({ db }: Pick<Context, 'db'>, asked: number): Promise<CreditPage> {
  const total = await countCredited(db);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Number.isInteger(asked) ? clamp(asked, 1, pages) : 1;
  const before = (page - 1) * PAGE;
  const around = { before: Math.max(0, before - PAGE), limit: 3 * PAGE };
  const [rows, ids] = await Promise.all([
    readCredits(db, { offset: before, limit: PAGE }),
    readCreditedIds(db, { offset: around.before, limit: around.limit }),
  ]);
  const cases = rows.flatMap(({ id, title, text }) => {
    const { credit: told } = JSON.parse(text) as { credit?: Credit };
    const credit = imageCredit(told);
    return credit ? [{ id, title, credit, work: workCredit(told) }] : [];
  });
  return { cases, total, before, page, pages, around: { ids, before: around.before } };
}
