import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '#lib/contract/errors.ts';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import type { FileSettings } from '../../files/open.ts';
import type { Drawing, DrawingFailure, DrawingTask } from './drawing.ts';
import type { DrawnCase } from './seed-case.ts';

const PROGRAM = fileURLToPath(new URL('./draw-cases-process.ts', import.meta.url));

/**
 * Draws and stores the images of every case, in as many processes as there are cores: painting is long, and
 * its memory (some 300 MB, which threads would not give back) goes with the processes.
 * @throws AppError as the file store does
 */
export async function drawCases(
  settings: FileSettings,
  cases: readonly DemoCase[],
  now: number,
): Promise<DrawnCase[]> {
  const processes = Math.min(availableParallelism(), cases.length);
  const placed = cases.map((demoCase, index) => ({ index, demoCase }));
  const { dataDir, filesUrl, s3, diskReserve } = settings;
  const shares = Array.from({ length: processes }, (_, share) =>
    drawShare({
      settings: { dataDir, filesUrl, s3, diskReserve },
      cases: placed.filter(({ index }) => index % processes === share),
      now,
    }),
  );
  const drawings = (await Promise.all(shares)).flat();
  return drawings.sort((a, b) => a.index - b.index).map(({ drawnCase }) => drawnCase);
}

function drawShare(task: DrawingTask): Promise<Drawing[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawing[]>();
  const drawings: Drawing[] = [];
  const child = fork(PROGRAM, { serialization: 'advanced' });
  child.on('message', (told: Drawing | DrawingFailure) => {
    if ('failed' in told) return reject(new AppError(told.failed));
    drawings.push(told);
    if (drawings.length === task.cases.length) resolve(drawings);
  });
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    if (code !== 0) reject(new Error(`Drawing the cases ended with ${code ?? signal}`));
  });
  child.send(task);
  return promise;
}
