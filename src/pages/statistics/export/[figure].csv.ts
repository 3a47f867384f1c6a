import type { APIRoute } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { csvAnswer } from '#lib/platform/server/http/csv-answer.ts';
import { writeDelimited } from '#lib/protocols/exchange/write-table.ts';
import { AUTHOR_TABLES, authorListTable } from '#lib/statistics/layout/author-tables.ts';
import { csvCells, type FigureTable } from '#lib/statistics/layout/figure-table.ts';
import { behindTable, OWN_TABLES } from '#lib/statistics/layout/own-tables.ts';
import { type AskedStatistics, askedStatistics, listBehind, listFilter } from '#lib/statistics/page-data.ts';
import { authorStatistics } from '#lib/statistics/server/read-author-statistics.ts';
import { ownStatistics } from '#lib/statistics/server/read-own-statistics.ts';
import { statisticsMessages as m } from '#lib/statistics/texts.ts';

const isOwn = (name: string): name is keyof typeof OWN_TABLES => Object.hasOwn(OWN_TABLES, name);
const isAuthors = (name: string): name is keyof typeof AUTHOR_TABLES => Object.hasOwn(AUTHOR_TABLES, name);

async function tableOf(asked: AskedStatistics, name: string, url: URL): Promise<FigureTable | undefined> {
  const { context, actor, range, view } = asked;
  if (view === 'moi' && isOwn(name))
    return OWN_TABLES[name](await ownStatistics(context, actor, range), range);
  if (view === 'auteur' && isAuthors(name)) {
    return AUTHOR_TABLES[name](await authorStatistics(context, actor, range), range);
  }
  const found = await listBehind(asked, name, listFilter(url.searchParams));
  if (!found) return undefined;
  return 'behind' in found ? behindTable(found.behind) : authorListTable(found.items, found.list);
}

/** The numbers of a figure, as CSV. */
export const GET: APIRoute = async (astro) => {
  const asked = await askedStatistics(astro);
  const name = astro.params.figure ?? '';
  const table = await tableOf(asked, name, astro.url);
  if (!table) throw new AppError('not_found');
  const { from, to } = asked.range;
  return csvAnswer(`${m.title} ${name} ${from} ${to}`, writeDelimited(csvCells(table), ';'));
};
