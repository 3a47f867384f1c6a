import type { ClientDirective } from 'astro';
import { firstImage, happens, idle, TURNS } from './first-image.ts';

/**
 * Brings an island to life once the page's first image is painted: on a slow connection scripts would take the bytes
 * from it, elsewhere the processor. At once when somebody turns to the page.
 */
const poster: ClientDirective = async (load) => {
  await Promise.race([happens(globalThis, TURNS), firstImage().then(idle)]);
  const hydrate = await load();
  await hydrate();
};

export default poster;
