import type { ClientDirective } from 'astro';

/** How long what is painted may keep the browser busy before an island comes to life all the same (ms). */
const IDLE = 1000;

/** What says that somebody is there, and waits for no pause. */
const TURNS = ['pointerdown', 'keydown', 'focusin'];

/** Settled once the browser has painted and has nothing better to do, or somebody turns to the page. */
function pause(): Promise<void> {
  return new Promise((done) => {
    for (const turn of TURNS)
      addEventListener(turn, () => done(), { once: true, capture: true, passive: true });
    if (!globalThis.requestIdleCallback) setTimeout(done, 50);
    else requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: IDLE }));
  });
}

/** An image that does not come must not keep the page from answering (ms). */
const PATIENCE = 3000;

/**
 * Brings an island to life once the page's first image (`<img data-poster>`) is there, has failed, or was never to
 * come, and that is painted: on a slow connection scripts would take the bytes from it, elsewhere the processor.
 */
const poster: ClientDirective = (load) => {
  const start = async () => {
    await pause();
    const hydrate = await load();
    await hydrate();
  };
  const image = document.querySelector<HTMLImageElement>('img[data-poster]');
  if (!image && document.readyState === 'loading') {
    // The header comes before the image in the page.
    document.addEventListener(
      'DOMContentLoaded',
      () => void poster(load, { name: 'poster', value: '' }, document.body),
    );
    return;
  }
  if (!image || image.complete) {
    void start();
    return;
  }
  const over = new AbortController();
  const once = () => {
    over.abort();
    clearTimeout(late);
    void start();
  };
  const late = setTimeout(once, PATIENCE);
  for (const end of ['load', 'error']) image.addEventListener(end, once, { signal: over.signal });
};

export default poster;
