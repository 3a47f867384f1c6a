import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Readings {
  /** Milliseconds of each page. */
  times: number[];
  /** Pages that did not answer as they should. */
  failures: string[];
}

/** Makes a person read these pages in turn while `work` runs, with a pause between two (ms). */
export async function readMeanwhile<Result>(
  where: { origin: string; paths: readonly string[]; cookie: string; pause: number },
  work: () => Promise<Result>,
): Promise<{ result: Result; readings: Readings }> {
  const reader = new Worker(new URL('./reader.ts', import.meta.url), { workerData: where });
  try {
    const result = await work();
    reader.postMessage('stop');
    const [readings] = (await once(reader, 'message')) as [Readings];
    return { result, readings };
  } finally {
    await reader.terminate();
  }
}
