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

/** One list on one line, beside a minimal SPA of the same. */
async function measure(
  origin: string,
  list: (typeof LISTS)[number],
  line: (typeof LINES)[number],
): Promise<Row> {
  const spa = await serveSpa(origin, list.api);
  const theirs = median((await firstViews(spa.origin, RUNS, line)).map((view) => view.lcp));
  spa.close();
  const views = await firstViews(origin + list.page, RUNS, line);
  const ours = median(views.map((view) => view.lcp));
  const shift = Math.max(...views.map((view) => view.cls));
  return {
    id: 'S1',
    what: `${list.what}: LCP on ${line.name}, median of ${RUNS}; CLS`,
    baseline: seconds(theirs),
    ours: `${seconds(ours)}; ${shift.toFixed(3)}`,
    ratio: times(ours / theirs),
    bar: `≤ × ${list.bar.toFixed(2)}; 0`,
    met: ours / theirs <= list.bar && shift === 0,
  };
}

/** S1: largest contentful paint of a first view on slow lines. */
export function firstView(): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    const rows: Row[] = [];
    for (const line of LINES) for (const list of LISTS) rows.push(await measure(origin, list, line));
    return rows;
  });
}
