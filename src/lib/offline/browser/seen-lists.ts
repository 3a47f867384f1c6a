import { readHtml } from '#lib/platform/browser/inert-html.ts';
import { pageName } from '#lib/platform/page-name.ts';
import { SEEN, SEEN_INDEX, type SeenIndex } from '../kept.ts';

const TITLE = /<title>[^<]*<\/title>/;

/** A list that was viewed, as stored on this device. */
export interface KeptList {
  /** Path and query. */
  address: string;
  /** The page's title, without the product's name. */
  title: string;
  /** When the server last sent the page. */
  seenAt: string;
}

/** The lists viewed by a person (`''`: a visitor), as stored by the worker, latest first. */
export async function keptLists(person: string): Promise<KeptList[]> {
  if (!('caches' in globalThis)) return [];
  const index = await caches.match(SEEN_INDEX, { cacheName: SEEN });
  const { person: owner, lists }: SeenIndex = (await index?.json()) ?? { person: null, lists: [] };
  if (owner !== person) return [];
  const read = lists.toReversed().map(async ({ address }) => {
    const page = await caches.match(address, { cacheName: SEEN, ignoreVary: true });
    if (!page) return [];
    // Only the title is parsed: this page's Content-Security-Policy forbids the other page's styles.
    const element = TITLE.exec(await page.text())?.[0] ?? '';
    const { title } = readHtml(element);
    const seenAt = page.headers.get('date') ?? new Date().toUTCString();
    return [{ address, title: pageName(title), seenAt }];
  });
  return (await Promise.all(read)).flat();
}
