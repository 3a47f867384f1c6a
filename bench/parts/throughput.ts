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

async function startBaseline(url: string, cookie: string): Promise<{ origin: string; child: ChildProcess }> {
  const file = fileURLToPath(new URL('../baseline-http.ts', import.meta.url));
  const child = spawn(process.execPath, [file, url, cookie], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), child };
}

async function compare(
  origin: string,
  page: string,
  cookie: string,
): Promise<{ ours: number; theirs: number; errors: number }> {
  const headers = { 'Accept-Encoding': 'br', ...(cookie ? { Cookie: cookie } : {}) };
  const baseline = await startBaseline(origin + page, cookie);
  const ours: number[] = [];
  const theirs: number[] = [];
  let errors = 0;
  // In turn, so that whatever else the machine does weighs on both.
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push((await load(baseline.origin, { ...LOAD, headers, paths: [page] })).requestsPerSecond);
    const result = await load(origin, { ...LOAD, headers, paths: [page] });
    ours.push(result.requestsPerSecond);
    errors += result.errors;
  }
  baseline.child.kill();
  return { ours: median(ours), theirs: median(theirs), errors };
}

async function measure(id: 'S5' | 'S6', what: string, bar: number): Promise<Row[]> {
  if (!(await hasWrk())) return [unmeasured(id, what, `≥ × ${bar}`, 'wrk is not installed')];
  return withDemo(async ({ origin }) => {
    const cookie = id === 'S6' ? (await member(origin, 'mesure')).cookie : '';
    const rows: Row[] = [];
    for (const page of PAGES) {
      const { ours, theirs, errors } = await compare(origin, page, cookie);
      rows.push({
        id,
        what: `${page}, ${what}, requests/s`,
        baseline: Math.round(theirs).toString(),
        ours: `${Math.round(ours)}${errors > 0 ? ` (${errors} errors)` : ''}`,
        ratio: times(ours / theirs),
        bar: `≥ × ${bar}`,
        met: ours / theirs >= bar && errors === 0,
      });
    }
    return rows;
  });
}

/** S5: the page every visitor gets, beside `node:http` sending the same bytes. */
export const signedOut = () => measure('S5', 'signed out', 0.7);
/** S6: a page made for one person, beside `node:http` sending the same bytes. */
export const signedIn = () => measure('S6', 'signed in', 0.1);
