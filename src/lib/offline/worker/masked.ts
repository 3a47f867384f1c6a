import { decodedHeaders } from '../decoded-headers.ts';
import { KEPT, KEPT_ITEMS_MAX, MASKED_OF, MASKED_PATH, type MaskedNames, SEEN, UNTOLD } from '../kept.ts';
import { KEPT_LOCK } from '../kept-entry.ts';
import { decryptResponse, keptAs } from '../sealed.ts';

const IMAGE_OF = /^\/images\/([^/]+)\//;
const TILES = /^\/images\/[^/]+\/tiles\//;
/** Matches addresses whose content never names images: built files and images themselves. */
const NO_TEXT = /^\/(?:_astro|images)\/|\.svg$/;

const addressOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

/** The new names of masked images of these items, according to the server; empty without a response. */
async function askMasked(ids: readonly string[]): Promise<MaskedNames> {
  const names: MaskedNames = {};
  for (let from = 0; from < ids.length; from += KEPT_ITEMS_MAX) {
    const some = ids.slice(from, from + KEPT_ITEMS_MAX).join(',');
    const answer = await fetch(`${MASKED_PATH}?${MASKED_OF}=${some}`, { priority: 'low' });
    if (answer.ok) Object.assign(names, await answer.json());
  }
  return names;
}

/** Downloads a file and stores it in the old one's form; after a failure, it is missing until the next update. */
async function keepInstead(cache: Cache, address: string, before: Response | undefined): Promise<void> {
  const answer = await fetch(address, { cache: 'no-store', priority: 'low' }).catch(() => null);
  if (!answer?.ok) return;
  const plain = new Response(await answer.blob(), { headers: decodedHeaders(answer.headers) });
  await cache.put(address, before ? await keptAs(before, plain, address) : plain);
}

/** Replaces file names in a stored text, including entries and indexes. */
async function renameInTexts(cache: Cache, address: string, names: [string, string][]): Promise<void> {
  const kept = await cache.match(address, { ignoreVary: true });
  // A sealed text whose key is gone is skipped: it can no longer be read.
  const text = await (kept &&
    decryptResponse(kept.clone(), address).then(
      (open) => open.text(),
      () => undefined,
    ));
  const renamed = names.reduce((now, [old, by]) => now?.replaceAll(old, by), text);
  if (!kept || renamed === undefined || renamed === text) return;
  const plain = new Response(renamed, { headers: kept.headers });
  await cache.put(address, await keptAs(kept, plain, address));
}

async function replaceMasked(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(addressOf);
  const items = new Set(addresses.flatMap((address) => IMAGE_OF.exec(address)?.[1] ?? []));
  const masked = await askMasked([...items]);
  for (const [id, names] of Object.entries(masked)) {
    const pairs = Object.entries(names);
    const known = pairs.filter(([, by]) => by !== UNTOLD);
    const own = addresses.filter((address) => IMAGE_OF.exec(address)?.[1] === id);
    const old = own.filter((address) => pairs.some(([key]) => address.includes(key)));
    const texts = addresses.filter((address) => !NO_TEXT.test(address));
    const before = new Map<string, Response | undefined>();
    for (const address of old) {
      before.set(address, await cache.match(address, { ignoreVary: true }));
      await cache.delete(address, { ignoreVary: true });
      // Removes the file from the browser's HTTP cache as well, by reloading it: the response is an error.
      await fetch(address, { cache: 'reload', priority: 'low' }).catch(() => {});
    }
    for (const address of texts) await renameInTexts(cache, address, known);
    for (const address of old) {
      const name = known.find(([key]) => address.includes(key));
      if (name) await keepInstead(cache, address.replace(...name), before.get(address));
    }
    if (old.length === 0) continue;
    for (const address of own.filter((each) => TILES.test(each))) {
      await cache.delete(address, { ignoreVary: true });
      await keepInstead(cache, address, undefined);
    }
  }
}

/**
 * Deletes images from the device that were masked since they were stored, with their small copies, and stores
 * the masked ones in their place. Without network, this is tried again later.
 */
export async function dropMasked(): Promise<void> {
  for (const name of [KEPT, SEEN]) {
    if (!(await caches.has(name))) continue;
    const replace = async () => replaceMasked(await caches.open(name));
    await navigator.locks.request(KEPT_LOCK, replace).catch(() => {});
  }
}
