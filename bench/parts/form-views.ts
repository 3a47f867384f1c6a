import type { BrowserContext } from 'playwright';
import { weigh } from '../../tests/run/wire.ts';
import { SCRIPT_BUDGETS } from '../../tests/script-budgets.ts';
import { serveBareForm } from '../bare-form.ts';
import { LINES, putOnLine } from '../browser.ts';
import { atDesk, type Desk, idOf, largestOfDemo, signedIn } from '../form-page.ts';
import { type Row, row } from '../report.ts';
import { kilobytes, median, seconds, times } from '../stats.ts';

const KB = 1024;
const RUNS = 5;

/** Runs in the page: when its first question was painted. */
function firstQuestion(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('fieldset legend'))
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Median time to the first question with nothing in the cache. */
async function timeFirst(
  make: () => Promise<BrowserContext>,
  url: string,
  line: (typeof LINES)[number],
): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await make();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await putOnLine(session, line);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    found.push(await page.evaluate(firstQuestion));
    await context.close();
  }
  return median(found);
}

async function firstViews({ browser, origin, who }: Desk): Promise<Row[]> {
  const { title, body } = largestOfDemo();
  const url = `${origin}/use/${await idOf(origin, title)}`;
  const bare = await serveBareForm(title, body);
  const context = await signedIn(browser, origin, who);
  const { critical, script, blocking } = await weigh(await context.newPage(), url);
  await context.close();
  const rows = [
    row(
      'S13',
      'answering: HTML + CSS; requests before first paint',
      `${kilobytes(critical)}; ${blocking}`,
      `≤ ${kilobytes(30 * KB)}; 1`,
      critical <= 30 * KB && blocking === 1,
    ),
    row(
      'S13',
      'answering: all JavaScript',
      kilobytes(script),
      `≤ ${kilobytes(SCRIPT_BUDGETS.form)}`,
      script <= SCRIPT_BUDGETS.form,
    ),
  ];
  for (const line of LINES) {
    const plain = () => browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    const theirs = await timeFirst(plain, bare.url, line);
    const ours = await timeFirst(() => signedIn(browser, origin, who, true), url, line);
    rows.push({
      id: 'S13',
      what: `answering: first question on ${line.name}, median of ${RUNS}, beside bare HTML`,
      baseline: seconds(theirs),
      ours: seconds(ours),
      ratio: times(ours / theirs),
      bar: '≤ × 1.50',
      met: ours / theirs <= 1.5,
    });
  }
  bare.close();
  return rows;
}

/** S13: the form of the largest questionnaire as it is opened, beside the same one as bare HTML. */
export const formViews = (): Promise<Row[]> => atDesk('radiologue-presse', firstViews);
