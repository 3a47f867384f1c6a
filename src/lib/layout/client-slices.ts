import type { ClientDirective } from 'astro';
import { firstImage, happens, idle, PATIENCE, passes, TURNS } from './first-image.ts';

/**
 * Resolves once the first slices beside the page's image have loaded (`islands/viewer/first-slices.ts`); at once when
 * there are none.
 */
async function firstSlices(): Promise<void> {
  const image = document.querySelector('img[data-tiles]');
  if (image) await Promise.race([happens(image, ['slices']), passes(PATIENCE)]);
}

/**
 * Hydrates the viewer once readers can scroll through its first slices: on a slow connection, its scripts take as long
 * as fifty slices. At once when the user interacts with the page.
 */
const slices: ClientDirective = async (load) => {
  await Promise.race([happens(globalThis, TURNS), firstImage().then(idle).then(firstSlices)]);
  const hydrate = await load();
  await hydrate();
};

export default slices;
