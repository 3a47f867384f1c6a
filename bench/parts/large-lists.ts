import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/run/product.ts';
import { makeDataset } from '../dataset.ts';
import { MIXED_QUERIES } from '../list-queries.ts';
import { type Row, unmeasured } from '../report.ts';
import { median, times } from '../stats.ts';
import { hasWrk, type LoadResult, load } from '../wrk.ts';

const SMALL = { cases: 1000, ratings: 10_000 };
const LARGE = { cases: 100_000, ratings: 1_000_000 };
const RUNS = 5;
const P99_MS = 100;
const WHAT = 'GET /api/cases/public, mixed filters: median, p99';
const BAR = `≤ × 2; < ${P99_MS} ms`;

async function loads(size: typeof SMALL): Promise<LoadResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-lists-'));
  try {
    await makeDataset(folder, size);
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
    const paths = ['page=1&limit=12', ...MIXED_QUERIES].map((query) => `/api/cases/public?${query}`);
    const results: LoadResult[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1) {
        results.push(await load(product.origin, { connections: 16, seconds: 4, paths }));
      }
    } finally {
      await product.stop();
    }
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** S7: lists at 100,000 cases and 1,000,000 ratings beside the same at 1,000 cases. */
export async function largeLists(): Promise<Row[]> {
  if (!(await hasWrk())) return [unmeasured('S7', WHAT, BAR, 'wrk is not installed')];
  const small = await loads(SMALL);
  const large = await loads(LARGE);
  const p50 = (results: LoadResult[]) => median(results.map((result) => result.p50));
  const p99 = median(large.map((result) => result.p99));
  const errors = large.reduce((sum, result) => sum + result.errors, 0);
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
  ];
}
