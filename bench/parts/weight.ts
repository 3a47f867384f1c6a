import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { SCRIPT_BUDGETS } from '../../tests/script-budgets.ts';
import { weightOf } from '../browser.ts';
import { withDemo } from '../product.ts';
import type { Row } from '../report.ts';
import { kilobytes } from '../stats.ts';

const KB = 1024;
/** The person whose home and statistics pages have most content. */
const AUTHOR = { username: 'anne.lefevre', password: DEMO_PASSWORD };
const PAGES = [
  { what: 'cases', page: '/public-cases', critical: 14 * KB, bar: SCRIPT_BUDGETS.list },
  { what: 'questionnaires', page: '/public-questionnaires', critical: 30 * KB, bar: SCRIPT_BUDGETS.list },
  { what: 'home', page: '/', critical: 25 * KB, bar: SCRIPT_BUDGETS.reading, as: AUTHOR },
  {
    what: 'my statistics',
    page: '/statistics?periode=annee&vue=moi',
    critical: 40 * KB,
    bar: SCRIPT_BUDGETS.reading,
    as: AUTHOR,
  },
  {
    what: 'an author’s statistics',
    page: '/statistics?periode=annee&vue=auteur',
    critical: 40 * KB,
    bar: SCRIPT_BUDGETS.reading,
    as: AUTHOR,
  },
];
const IMAGE = 12 * KB;

/** S2–S4: what the public lists, home and the statistics weigh, brotli, from the wire. */
export function weight(): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    const rows: Row[] = [];
    for (const list of PAGES) {
      const measured = await weightOf(origin + list.page, list.as);
      const { critical, blocking, script, images, largestImage } = measured;
      const row = (id: string, what: string, ours: string, bar: string, met: boolean) =>
        rows.push({ id, what: `${list.what}: ${what}`, baseline: '–', ours, ratio: '–', bar, met });
      row(
        'S2',
        'HTML + CSS; requests before first paint',
        `${kilobytes(critical)}; ${blocking}`,
        `≤ ${kilobytes(list.critical)}; 1`,
        critical <= list.critical && blocking === 1,
      );
      row('S3', 'all JavaScript', kilobytes(script), `≤ ${kilobytes(list.bar)}`, script <= list.bar);
      if (images > 1) {
        row(
          'S4',
          `largest of ${images} images`,
          kilobytes(largestImage),
          `≤ ${kilobytes(IMAGE)}`,
          largestImage <= IMAGE,
        );
      }
    }
    return rows;
  });
}
