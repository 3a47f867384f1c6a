import type { ClientDirective } from 'astro';

/** An image that does not come must not keep the page from answering (ms). */
const PATIENCE = 3000;

/**
 * Brings an island to life once the page's first image (`<img data-poster>`) is there, has failed, or was never to
 * come: on a slow connection scripts would take the bytes from it.
 */
const poster: ClientDirective = (load) => {
  const start = async () => {
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
