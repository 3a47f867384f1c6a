import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyDatabase } from '#lib/platform/server/db/engine/copy-database.ts';
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';
import { makeServerDatabase, SERVER } from '../../tests/run/database-server.ts';
import { startProduct } from '../../tests/run/product.ts';
import { makeDataset } from '../dataset.ts';
import { hostileSearches } from '../hostile-searches.ts';
import { readMeanwhile } from '../read-meanwhile.ts';
import { type Row, unmeasured } from '../report.ts';
import { percentile, times } from '../stats.ts';
import { hasWrk, load } from '../wrk.ts';

/** Fewer to see quickly that all is well. */
const CASES = Number(process.env.CASES ?? 100_000);
const CONNECTIONS = 16;
const SECONDS = 10;
const PAUSE_MS = 5;
const P99_MS = 200;
const BAR = `< ${P99_MS} ms`;
const WHAT = 'others’ p99 while 16 connections search, every search another one';
/** Pages, calls and searches of somebody else. */
const OTHERS = [
  '/public-cases',
  '/login',
  '/api/health',
  '/public-questionnaires',
  '/api/cases/public?page=1&limit=12',
  '/api/cases/public?q=volvulus&difficulte=2',
  '/api/cases/public?etiquette=IRM',
];

/** The list's page and its call, each searched by many while somebody else reads. */
async function measure(engine: string, env: Record<string, string>): Promise<Row[]> {
  const product = await startProduct({ SEED: 'none', ...env });
  const rows: Row[] = [];
  try {
    for (const path of ['/api/cases/public', '/public-cases']) {
      const others = { origin: product.origin, paths: OTHERS, cookie: '', pause: PAUSE_MS };
      const paths = hostileSearches().map((search) => `${path}?${search}`);
      const asked = { connections: CONNECTIONS, seconds: SECONDS, paths };
      const quiet = await readMeanwhile(others, () => pause(SECONDS * 500));
      const { result, readings } = await readMeanwhile(others, () => load(product.origin, asked));
      const before = percentile(quiet.readings.times, 0.99);
      const p99 = percentile(readings.times, 0.99);
      const failed = readings.failures.length + result.errors;
      rows.push({
        id: 'S7O',
        what: `${WHAT}: ${path}, ${engine}`,
        baseline: `${before.toFixed(0)} ms`,
        ours: `${p99.toFixed(0)} ms; ${result.requestsPerSecond.toFixed(0)} searches/s${failed > 0 ? ` (${failed} failed)` : ''}`,
        ratio: times(p99 / before),
        bar: BAR,
        met: p99 < P99_MS && failed === 0,
      });
    }
  } finally {
    await product.stop();
  }
  return rows;
}

/** The same data on a database server. */
async function measureOnServer(folder: string): Promise<Row[]> {
  const { url, drop } = await makeServerDatabase();
  try {
    const source = await openDatabase({ dataDir: folder, databaseUrl: '', exclusive: true });
    const target = await openDatabase({ dataDir: folder, databaseUrl: url.href, exclusive: false });
    await copyDatabase(source, target);
    await source.close();
    await target.close();
    return await measure('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: url.href });
  } finally {
    await drop();
  }
}

/** What anonymous searches cost others at 100,000 cases, on both engines. */
export async function searches(): Promise<Row[]> {
  if (!(await hasWrk())) return [unmeasured('S7O', WHAT, BAR, 'wrk is not installed')];
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-searches-'));
  try {
    await makeDataset(folder, { cases: CASES, ratings: CASES * 10 });
    const embedded = await measure('SQLite', { DATA_DIR: folder });
    const why = 'TEST_DATABASE_URL names no server';
    const served = SERVER
      ? await measureOnServer(folder)
      : [unmeasured('S7O', `${WHAT}: PostgreSQL`, BAR, why)];
    return [...embedded, ...served];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
