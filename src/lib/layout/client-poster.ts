import type { ClientDirective } from 'astro';

/** Brings an island to life once the page's `<img data-poster>` is there, has failed, or was never to come. */
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
  image.addEventListener('load', start, { once: true });
  image.addEventListener('error', start, { once: true });
};

export default poster;
