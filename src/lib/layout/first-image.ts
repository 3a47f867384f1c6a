/** How long painting may keep the browser busy before an island is hydrated all the same (ms). */
const IDLE = 1000;

/** How long to wait for an image that may never arrive, before the page becomes interactive all the same (ms). */
export const PATIENCE = 3000;

/** Events that show that somebody turns to the page. */
export const TURNS = ['pointerdown', 'keydown', 'focusin'];

export const happens = (target: EventTarget, names: readonly string[]) =>
  new Promise<void>((done) => {
    for (const name of names) target.addEventListener(name, () => done(), { once: true, capture: true });
  });

export const passes = (time: number) => new Promise((done) => setTimeout(done, time));

/** Settled once the page's first image (`<img data-poster>`) is there or has failed; at once where there is none. */
export async function firstImage(): Promise<void> {
  // The header comes before the image in the page.
  if (document.readyState === 'loading') await happens(document, ['DOMContentLoaded']);
  const image = document.querySelector<HTMLImageElement>('img[data-poster]');
  if (image && !image.complete) await Promise.race([happens(image, ['load', 'error']), passes(PATIENCE)]);
}

/** Settled once the browser has painted and has nothing better to do. */
export function idle(): Promise<unknown> {
  if (!globalThis.requestIdleCallback) return passes(50);
  return new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: IDLE })));
}
