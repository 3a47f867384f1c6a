import { serveSpa } from '../baseline-spa/serve.ts';
import { firstViews } from '../browser.ts';
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

/** S1: largest contentful paint of a first view on slow 3G, beside a minimal SPA of the same list. */
export function firstView(): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    const rows: Row[] = [];
    for (const list of LISTS) {
      const spa = await serveSpa(origin, list.api);
      const theirs = median((await firstViews(spa.origin, RUNS)).map((view) => view.lcp));
      spa.close();
      const views = await firstViews(origin + list.page, RUNS);
      const ours = median(views.map((view) => view.lcp));
      const shift = Math.max(...views.map((view) => view.cls));
      rows.push({
        id: 'S1',
        what: `${list.what}: LCP on slow 3G, median of ${RUNS}; CLS`,
        baseline: seconds(theirs),
        ours: `${seconds(ours)}; ${shift.toFixed(3)}`,
        ratio: times(ours / theirs),
        bar: `≤ × ${list.bar.toFixed(2)}; 0`,
        met: ours / theirs <= list.bar && shift === 0,
      });
    }
    return rows;
  });
}
