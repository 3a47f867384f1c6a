/** Imports what it is sent as the browser's worker would: looks it over, then encodes its last frame. */
import { parentPort } from 'node:worker_threads';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';

parentPort!.on('message', async (bytes: Uint8Array) => {
  const start = performance.now();
  let outcome = 'shown';
  try {
    const opened = await openFile(bytes);
    const { frames } = await inspectFile(opened);
    await framePayload(opened, frames.length - 1);
  } catch (error) {
    outcome = refusalOf(error);
  }
  parentPort!.postMessage({ outcome, milliseconds: performance.now() - start });
});
