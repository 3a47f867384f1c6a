/** Maximum wait for the browser to become idle, before an island is hydrated (ms). */
const IDLE = 1000;

/** Maximum wait for the first image, before the page becomes interactive (ms). */
export const PATIENCE = 3000;

/** Events that show that the user interacts with the page. */
export const TURNS = ['pointerdown', 'keydown', 'focusin'];

export const happens = (target: EventTarget, names: readonly string[]) =>
  new Promise<void>((done) => {
    for (const name of names) target.addEventListener(name, () => done(), { once: true, capture: true });
  });

export const passes = (time: number) => new Promise((done) => setTimeout(done, time));

/** Resolves once the page's first image (`<img data-poster>`) has loaded or failed; at once when there is none. */
export async function firstImage(): Promise<void> {
  // While the page is loading, the image may be missing: the header precedes it.
  if (document.readyState === 'loading') await happens(document, ['DOMContentLoaded']);
  const image = document.querySelector<HTMLImageElement>('img[data-poster]');
  if (image && !image.complete) await Promise.race([happens(image, ['load', 'error']), passes(PATIENCE)]);
}

/** Resolves once the browser has painted and is idle. */
export function idle(): Promise<unknown> {
  if (!globalThis.requestIdleCallback) return passes(50);
  return new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: IDLE })));
}
