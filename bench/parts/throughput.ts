import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { member, withDemo } from '../product.ts';
import { type Row, unmeasured } from '../report.ts';
import { median, times } from '../stats.ts';
import { hasWrk, load } from '../wrk.ts';

const RUNS = 5;
const LOAD = { connections: 32, seconds: 4 };
const PAGES = ['/public-cases', '/public-questionnaires'];
/** Other spellings of the same list's address, beside the plain one. */
const SAME: [plain: string, otherwise: string][] = [
  ['/public-cases', '/public-cases?utm_source=x'],
  ['/public-cases', '/public-cases?q=&page=1&tri=recents&tri=populaires&difficulte='],
  ['/public-cases?q=genou&tri=populaires', '/public-cases?tri=populaires&utm_source=x&q=genou'],
];
/** Bar: the share of the plain address's requests. */
const SAME_BAR = 0.9;

async function startBaseline(url: string, cookie: string): Promise<{ origin: string; child: ChildProcess }> {
  const file = fileURLToPath(new URL('../baseline-http.ts', import.meta.url));
  const child = spawn(process.execPath, [file, url, cookie], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), child };
}

/** Requests per second, and answers that were not as they should be. */
interface Rates {
  ours: number;
  theirs: number;
  errors: number;
}

async function compare(origin: string, page: string, cookie: string): Promise<Rates> {
  const headers = { 'Accept-Encoding': 'br', ...(cookie ? { Cookie: cookie } : {}) };
  const baseline = await startBaseline(origin + page, cookie);
  const ours: number[] = [];
  const theirs: number[] = [];
  let errors = 0;
  // Alternately, so that other load of the machine affects both.
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push((await load(baseline.origin, { ...LOAD, headers, paths: [page] })).requestsPerSecond);
    const result = await load(origin, { ...LOAD, headers, paths: [page] });
    ours.push(result.requestsPerSecond);
    errors += result.errors;
  }
  baseline.child.kill();
  return { ours: median(ours), theirs: median(theirs), errors };
}

function rowOf(id: string, what: string, { ours, theirs, errors }: Rates, bar: number): Row {
  return {
    id,
    what,
    baseline: Math.round(theirs).toString(),
    ours: `${Math.round(ours)}${errors > 0 ? ` (${errors} errors)` : ''}`,
    ratio: times(ours / theirs),
    bar: `≥ × ${bar}`,
    met: ours / theirs >= bar && errors === 0,
  };
}

async function measure(id: 'S5' | 'S6', what: string, bar: number): Promise<Row[]> {
  if (!(await hasWrk())) return [unmeasured(id, what, `≥ × ${bar}`, 'wrk is not installed')];
  return withDemo(async ({ origin }) => {
    const cookie = id === 'S6' ? (await member(origin, 'mesure')).cookie : '';
    const rows: Row[] = [];
    for (const page of PAGES) {
      const rates = await compare(origin, page, cookie);
      rows.push(rowOf(id, `${page}, ${what}, requests/s`, rates, bar));
    }
    return rows;
  });
}

/** S5: what is added to a list's address costs next to nothing. */
async function otherwiseAskedFor(): Promise<Row[]> {
  const what = 'otherwise asked for, requests/s';
  if (!(await hasWrk())) return [unmeasured('S5', what, `≥ × ${SAME_BAR}`, 'wrk is not installed')];
  const headers = { 'Accept-Encoding': 'br' };
  return withDemo(async ({ origin }) => {
    const rows: Row[] = [];
    for (const [plain, otherwise] of SAME) {
      const rates: Record<string, number[]> = { [plain]: [], [otherwise]: [] };
      let errors = 0;
      for (let run = 0; run < RUNS; run += 1) {
        for (const path of [plain, otherwise]) {
          const result = await load(origin, { ...LOAD, headers, paths: [path] });
          rates[path]!.push(result.requestsPerSecond);
          errors += result.errors;
        }
      }
      const [theirs, ours] = [median(rates[plain]!), median(rates[otherwise]!)];
      rows.push(rowOf('S5', `${otherwise} beside ${plain}, ${what}`, { ours, theirs, errors }, SAME_BAR));
    }
    return rows;
  });
}

/** S5: the page every visitor gets, beside `node:http` sending the same bytes, and by other spellings of its address. */
export const signedOut = async () => [
  ...(await measure('S5', 'signed out', 0.7)),
  ...(await otherwiseAskedFor()),
];
/** S6: a page made for one person, beside `node:http` sending the same bytes. */
export const signedIn = () => measure('S6', 'signed in', 0.1);
