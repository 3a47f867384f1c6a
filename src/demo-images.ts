import { errorMessage } from '#lib/app/error-texts.ts';
import { type DrawingProgress, drawDueImages } from '#lib/demo/server/draw-due-images.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { startMessages } from '#lib/platform/start-texts.ts';

/** Number of cases after which progress is printed. */
const TOLD_EVERY = 15;

function tell({ extent, done, total }: DrawingProgress): void {
  if (done % TOLD_EVERY !== 0 && done !== total) return;
  console.info(
    extent === 'cover' ? startMessages.coversDrawn(done, total) : startMessages.casesDrawn(done, total),
  );
}

/**
 * Draws the missing images of the demo's cases while the server answers, and prints the progress for the
 * administrator. Images that fail are tried again at the next start.
 * @returns a function that stops the drawing
 */
export function drawInBackground(context: Context): () => Promise<void> {
  const ending = new AbortController();
  const startedAt = performance.now();
  const drawing = drawDueImages(context, {
    onStart: (cases) => console.info(startMessages.drawing(cases)),
    onProgress: tell,
    signal: ending.signal,
  }).then(
    (cases) => {
      if (cases === undefined || ending.signal.aborted) return;
      console.info(startMessages.drawn(cases, Math.round((performance.now() - startedAt) / 1000)));
    },
    (error: unknown) => {
      const code = errorCodeOf(error);
      console.error(startMessages.drawingFailed(errorMessage(code)));
      if (code === 'internal') console.error(error);
    },
  );
  return () => {
    ending.abort();
    return drawing;
  };
}
