/** A thread of `drawCases`: draws its cases one after the other and tells each as it is done. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFileStore } from '../files/open.ts';
import type { DrawingTask } from './draw-cases.ts';
import { drawCase } from './seed-case.ts';

const { settings, cases, now } = workerData as DrawingTask;
const files = await openFileStore(settings);
for (const { index, demoCase } of cases) {
  parentPort?.postMessage({ index, drawnCase: await drawCase(files, demoCase, now) });
}
