import { serveBareList } from '../bare-list.ts';
import { serveSpa } from '../baseline-spa/serve.ts';
import { firstViews, LINES } from '../browser.ts';
import { withDemo } from '../product.ts';
import type { Row } from '../report.ts';
import { median, seconds, times } from '../stats.ts';

const RUNS = 7;
const LISTS = [
  {
    what: 'questionnaires',
    page: '/public-questionnaires',
    api: '/api/questionnaires/public?limit=100',
    bar: 1 / 4,
  },
  { what: 'cases', page: '/public-cases', api: '/api/cases/public?limit=12', bar: 1 / 3 },
];

/** The median largest paint of what a server shows, which is then stopped. */
async function medianOf(
  server: { origin: string; close(): void },
  line: (typeof LINES)[number],
): Promise<number> {
  const views = await firstViews(server.origin, RUNS, line);
  server.close();
  return median(views.map((view) => view.lcp));
}

/** One list on one line, beside a minimal SPA of the same, and the smallest page with the same first words and image. */
async function measure(
  origin: string,
  list: (typeof LISTS)[number],
  line: (typeof LINES)[number],
): Promise<Row[]> {
  const theirs = await medianOf(await serveSpa(origin, list.api), line);
  const least = await medianOf(await serveBareList(origin, list.page), line);
  const views = await firstViews(origin + list.page, RUNS, line);
  const ours = median(views.map((view) => view.lcp));
  const shift = Math.max(...views.map((view) => view.cls));
  const what = `${list.what}: LCP on ${line.name}, median of ${RUNS}`;
  return [
    {
      id: 'S1',
      what: `${what}; CLS`,
      baseline: seconds(theirs),
      ours: `${seconds(ours)}; ${shift.toFixed(3)}`,
      ratio: times(ours / theirs),
      bar: `≤ × ${list.bar.toFixed(2)}; 0`,
      met: ours / theirs <= list.bar && shift === 0,
    },
    {
      id: 'S1',
      what: `${what}, beside the least page with the same first words and image (× ${(least / theirs).toFixed(2)} of the SPA)`,
      baseline: seconds(least),
      ours: seconds(ours),
      ratio: times(ours / least),
      bar: '–',
      met: true,
    },
  ];
}

/** S1: largest contentful paint of a first view on slow lines. */
export function firstView(): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    const rows: Row[] = [];
    for (const line of LINES) for (const list of LISTS) rows.push(...(await measure(origin, list, line)));
    return rows;
  });
}
