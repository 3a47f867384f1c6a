import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/run/product.ts';
import { allDrawn, seededFolder } from '../../tests/run/seeded.ts';
import { type Row, row } from '../report.ts';
import { residentMegabytes } from '../resident.ts';
import { median, seconds } from '../stats.ts';

const RUNS = 5;
const IDLE_MS = 5000;
const START_MS = 2000;
const MEMORY_MB = 200;
const FIRST_START_MS = 10_000;
const DRAWING_MS = 600_000;

/** S12: from the start of the process on an empty folder to the first page, and to the last image of the demo. */
export async function firstStart(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-'));
  const product = await startProduct({ DATA_DIR: folder, SEED: 'demo' });
  const began = product.startMs;
  const at = performance.now();
  await allDrawn(product, Date.now() + DRAWING_MS);
  const drawn = began + performance.now() - at;
  await product.stop();
  await rm(folder, { recursive: true });
  const bar = `≤ ${seconds(FIRST_START_MS)}`;
  return [
    row(
      'S12',
      'first start after the build, demo content: first page',
      seconds(began),
      bar,
      began <= FIRST_START_MS,
    ),
    row('S12', 'first start after the build: every image of the demo drawn', seconds(drawn), '–', true),
  ];
}

/** S11: from the start of the process to the first page, and the memory it holds once idle. */
export async function start(): Promise<Row[]> {
  const folder = await seededFolder();
  const starts: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const product = await startProduct({ DATA_DIR: folder });
    starts.push(product.startMs);
    await new Promise((wake) => setTimeout(wake, IDLE_MS));
    memory.push(residentMegabytes(product.pid));
    await product.stop();
  }
  await rm(folder, { recursive: true });
  const began = median(starts);
  const held = median(memory);
  return [
    row(
      'S11',
      `start to first page, median of ${RUNS}`,
      seconds(began),
      `≤ ${seconds(START_MS)}`,
      began <= START_MS,
    ),
    row('S11', 'resident memory, idle', `${held.toFixed(0)} MB`, `≤ ${MEMORY_MB} MB`, held <= MEMORY_MB),
  ];
}
