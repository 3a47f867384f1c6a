/** A process of `drawCases`: draws its cases one after the other and tells each as it is done. */
import { errorCodeOf } from '../../base/error-code.ts';
import { openFileStore } from '../../files/open.ts';
import type { Drawing, DrawingFailure, DrawingTask } from './drawing.ts';
import { drawCase } from './seed-case.ts';

process.once('message', async ({ settings, cases, now }: DrawingTask) => {
  try {
    const files = await openFileStore(settings);
    for (const { index, demoCase } of cases) {
      const drawing: Drawing = { index, drawnCase: await drawCase(files, demoCase, now) };
      process.send?.(drawing);
    }
  } catch (error) {
    console.error(error);
    const failure: DrawingFailure = { failed: errorCodeOf(error) };
    process.send?.(failure);
  }
  process.disconnect();
});
