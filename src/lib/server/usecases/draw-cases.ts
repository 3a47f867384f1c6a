import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import type { FileSettings } from '../files/open.ts';
import type { DrawnCase } from './seed-case.ts';

/** What a worker is given: the cases it draws, with their places in the whole list. */
export interface DrawingTask {
  settings: FileSettings;
  cases: { index: number; demoCase: DemoCase }[];
  now: number;
}

/**
 * Draws and stores the images of every case, on as many threads as there are cores: painting is long, and its
 * memory goes with the threads.
 */
export async function drawCases(
  settings: FileSettings,
  cases: readonly DemoCase[],
  now: number,
): Promise<DrawnCase[]> {
  const threads = Math.min(availableParallelism(), cases.length);
  const drawn: DrawnCase[] = [];
  const placed = cases.map((demoCase, index) => ({ index, demoCase }));
  const draw = async (thread: number): Promise<void> => {
    const own = placed.filter(({ index }) => index % threads === thread);
    const { dataDir, filesUrl } = settings;
    const workerData: DrawingTask = { settings: { dataDir, filesUrl }, cases: own, now };
    const worker = new Worker(new URL('./draw-cases-worker.ts', import.meta.url), { workerData });
    worker.on('message', ({ index, drawnCase }: { index: number; drawnCase: DrawnCase }) => {
      drawn[index] = drawnCase;
    });
    await once(worker, 'exit');
  };
  await Promise.all(Array.from({ length: threads }, (_, thread) => draw(thread)));
  return drawn;
}
