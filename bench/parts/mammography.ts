import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAMMOGRAPHY, makeMammography } from '../mammography.ts';
import type { Row } from '../report.ts';
import { median } from '../stats.ts';

const RUNS = 3;
/** The work besides decoding it once: windows, searching for writing, encoding three frames, compressing one. */
const TIMES = 3;
/** Bytes: what the decoder takes, and two such frames. */
const MORE = 128 << 20;
const PROCESS = fileURLToPath(new URL('../import-mammography.ts', import.meta.url));

interface Run {
  answers: string[];
  milliseconds: number;
  peak: number;
}

/** Each in a separate process, so that its maximum memory can be measured. */
function run(path: string, what: 'decode' | 'import'): Run {
  const { stdout } = spawnSync(process.execPath, [PROCESS, path, what], { encoding: 'utf8' });
  return JSON.parse(stdout) as Run;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** I2: a large JPEG 2000 file in an author's browser's worker, beside decoding it and nothing else. */
export async function mammography(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-mammography-'));
  try {
    const path = join(folder, 'mammography.dcm');
    await writeFile(path, await makeMammography());
    const pairs = Array.from({ length: RUNS }, () => [run(path, 'decode'), run(path, 'import')] as const);
    const [alone, ours] = [0, 1].map((at) => ({
      milliseconds: median(pairs.map((pair) => pair[at]!.milliseconds)),
      peak: Math.max(...pairs.map((pair) => pair[at]!.peak)),
    })) as [Omit<Run, 'answers'>, Omit<Run, 'answers'>];
    const isWhole = pairs.every(([, { answers }]) => answers.join() === 'inspected,encoded,encoded,encoded');
    const ratio = ours.milliseconds / alone.milliseconds;
    const { rows, columns } = MAMMOGRAPHY;
    return [
      {
        id: 'I2',
        what: `a JPEG 2000 mammography of ${rows} × ${columns}: inspected, shown, masked and packed, beside decoding it; memory at most`,
        baseline: `${seconds(alone.milliseconds)}, ${megabytes(alone.peak)}`,
        ours: isWhole ? `${seconds(ours.milliseconds)}, ${megabytes(ours.peak)}` : 'refused',
        ratio: ratio.toFixed(2),
        bar: `≤ ${TIMES} ×, ≤ ${megabytes(MORE)} more`,
        met: isWhole && ratio <= TIMES && ours.peak - alone.peak <= MORE,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
