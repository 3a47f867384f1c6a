import type { ClientDirective } from 'astro';
import { firstImage, happens, idle, TURNS } from './first-image.ts';

/**
 * Hydrates an island once the page's first image is painted: scripts would otherwise compete with it for bandwidth or
 * processor time. At once when the user interacts with the page.
 */
const poster: ClientDirective = async (load) => {
  await Promise.race([happens(globalThis, TURNS), firstImage().then(idle)]);
  const hydrate = await load();
  await hydrate();
};

export default poster;
