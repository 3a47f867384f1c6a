import { readAhead } from '#lib/cases/browser/case-viewer.ts';
import type { ViewerAnswer } from '#lib/cases/viewer-schemas.ts';
import { imagePath, LIGHT_COPY, PREVIEW } from '#lib/images/image-paths.ts';
import { loadOrder } from '#lib/imaging/stack.ts';
import { type ConnectionKind, connectionKind } from '#lib/viewer/budget.ts';

/** Number of images of the first folder fetched ahead, by quality of the connection. */
const IMAGES: Record<ConnectionKind, number> = { frugal: 0, slow: 1, ordinary: 5, fast: 9 };

/** URLs of a case's first images in the viewer's order, in the lighter version where there is one. */
export function firstImages({ shown, stacks }: ViewerAnswer, connection: ConnectionKind): string[] {
  const stack = stacks[shown.main];
  const folder = shown.folders[shown.main];
  if (!stack || !folder) return [];
  return loadOrder(folder.count, folder.start)
    .slice(0, IMAGES[connection])
    .map((index) => {
      const variant = stack.lights[index] ? LIGHT_COPY : stack.frames[index] ? PREVIEW : undefined;
      return imagePath(shown.facts._id, stack.files[index] ?? '', variant);
    });
}

/** Prefetches cases and their first images, fewer on a slow connection; what fails is loaded when it is shown. */
export async function fetchAhead(ids: readonly string[], signal: AbortSignal): Promise<void> {
  const connection = connectionKind((navigator as { connection?: object }).connection);
  for (const id of connection === 'frugal' ? ids.slice(0, 1) : ids) {
    if (signal.aborted) return;
    const answer = await readAhead(id).catch(() => null);
    for (const address of answer ? firstImages(answer, connection) : [])
      await fetch(address, { signal, priority: 'low' })
        .then((image) => image.arrayBuffer())
        .catch(() => undefined);
  }
}
