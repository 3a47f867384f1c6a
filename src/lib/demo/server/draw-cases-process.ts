/** A process that draws images of cases and fiches, one task at a time, and ends with the process that asks. */
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { openFileStore } from '#lib/platform/server/files/open.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { drawFiches } from './draw-fiches.ts';
import type { Drawing, DrawingTask } from './drawing.ts';
import { drawCase, drawCover } from './seed-case.ts';

let opening: Promise<FileStore> | undefined;

async function draw({ settings, now, ...task }: DrawingTask): Promise<Drawing> {
  try {
    opening ??= openFileStore(settings);
    const files = await opening;
    if ('pictured' in task) return { fiches: await drawFiches(files, task.pictured, now) };
    const { demoCase, extent, isCovered } = task;
    if (extent === 'cover') return { cover: await drawCover(files, demoCase, now) };
    return { whole: await drawCase(files, demoCase, { now, isCovered }) };
  } catch (error) {
    console.error(error);
    return { failed: errorCodeOf(error) };
  }
}

process.on('message', async (task: DrawingTask) => process.send?.(await draw(task)));
// Without its parent, no process waits for a result.
process.on('disconnect', () => process.exit(0));
