import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/run/product.ts';
import { makeDataset } from '../dataset.ts';
import { type ListTimes, MIXED_QUERIES, measureLists } from '../list-queries.ts';
import { type Row, unmeasured } from '../report.ts';
import { median, times } from '../stats.ts';
import { hasWrk, type LoadResult, load } from '../wrk.ts';

const SMALL = { cases: 1000, ratings: 10_000 };
const LARGE = { cases: 100_000, ratings: 1_000_000 };
const RUNS = 5;
const P99_MS = 100;
const WHAT = 'GET /api/cases/public, mixed filters: median, p99';
const BAR = `≤ × 2; < ${P99_MS} ms`;

interface Measured {
  served: LoadResult[];
  /** The same queries to the database itself, without any cache. */
  asked: ListTimes;
}

async function measure(size: typeof SMALL): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-lists-'));
  try {
    await makeDataset(folder, size);
    const asked = await measureLists(folder);
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
    const paths = ['page=1&limit=12', ...MIXED_QUERIES].map((query) => `/api/cases/public?${query}`);
    const served: LoadResult[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1) {
        served.push(await load(product.origin, { connections: 16, seconds: 4, paths }));
      }
    } finally {
      await product.stop();
    }
    return { served, asked };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** S7: lists at 100,000 cases and 1,000,000 ratings beside the same at 1,000 cases. */
export async function largeLists(): Promise<Row[]> {
  if (!(await hasWrk())) return [unmeasured('S7', WHAT, BAR, 'wrk is not installed')];
  const small = await measure(SMALL);
  const large = await measure(LARGE);
  const p50 = ({ served }: Measured) => median(served.map((result) => result.p50));
  const p99 = median(large.served.map((result) => result.p99));
  const errors = large.served.reduce((sum, result) => sum + result.errors, 0);
  const ratio = p50(large) / p50(small);
  return [
    {
      id: 'S7',
      what: WHAT,
      baseline: `${p50(small).toFixed(1)} ms`,
      ours: `${p50(large).toFixed(1)} ms, ${p99.toFixed(0)} ms${errors > 0 ? ` (${errors} errors)` : ''}`,
      ratio: times(ratio),
      bar: BAR,
      met: ratio <= 2 && p99 < P99_MS && errors === 0,
    },
    {
      id: 'S7',
      what: 'the same queries of the database, nothing remembered: median, p99',
      baseline: `${small.asked.cold.median.toFixed(1)} ms`,
      ours: `${large.asked.cold.median.toFixed(1)} ms, ${large.asked.cold.p99.toFixed(0)} ms`,
      ratio: times(large.asked.cold.median / small.asked.cold.median),
      bar: `< ${P99_MS} ms`,
      met: large.asked.cold.p99 < P99_MS,
    },
  ];
}
