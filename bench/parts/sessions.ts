import { ENDINGS, endWhileUsed } from '../../tests/run/end-sessions.ts';
import { inFolder, withDemo } from '../product.ts';
import type { Row } from '../report.ts';

/** Sessions that end in each way, all of the same way at once. */
const EACH = 12;

/** R9: sessions end in every way there is while they are used; nothing sent afterwards is accepted. */
export function sessions(): Promise<Row[]> {
  return withDemo(({ origin }, folder) =>
    inFolder(folder, async (context) => {
      let sent = 0;
      const accepted: string[] = [];
      for (const [index, ending] of Object.keys(ENDINGS).entries()) {
        const names = Array.from({ length: EACH }, (_, nth) => `r9 ${index} ${nth}`);
        const site = { origin, context };
        for (const result of await Promise.all(names.map((name) => endWhileUsed(site, ending, name)))) {
          sent += result.sent;
          accepted.push(...result.accepted);
        }
      }
      for (const what of new Set(accepted)) console.error(`accepted: ${what}`);
      const ways = Object.keys(ENDINGS).length;
      return [
        {
          id: 'R9',
          what: `${ways * EACH} sessions in use, ended in ${ways} ways`,
          baseline: '–',
          ours: `${accepted.length} of ${sent} requests accepted after the end`,
          ratio: '–',
          bar: '0',
          met: accepted.length === 0 && sent > ways * EACH,
        },
      ];
    }),
  );
}
