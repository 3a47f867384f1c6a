import { readHtml } from '#lib/platform/browser/inert-html.ts';
import { pageName } from '#lib/platform/page-name.ts';
import { namedImages } from '../named-files.ts';

const TITLE = /<title>[^<]*<\/title>/;

/** The current text of a page, without counting a view. @throws when it cannot be read */
export async function readPage(path: string): Promise<string> {
  const page = await fetch(path, { headers: { Purpose: 'prefetch' }, cache: 'no-store' });
  if (!page.ok || page.redirected) throw new Error(`HTTP ${page.status}`);
  return page.text();
}

/** Images with their transfer sizes, according to the server. */
export async function fileSizes(addresses: readonly string[]): Promise<Map<string, number>> {
  const weigh = async (address: string): Promise<[string, number]> => {
    const { headers } = await fetch(address, { method: 'HEAD' });
    return [address, Number(headers.get('content-length') ?? 0)];
  };
  return new Map(await Promise.all(addresses.map(weigh)));
}

/** The images that a page names, with their sizes. */
export const imagesOf = async (path: string) => fileSizes(namedImages(await readPage(path)));

/** A page's title, without the product's name. */
export function titleOf(page: string): string {
  const { title } = readHtml(TITLE.exec(page)?.[0] ?? '');
  return pageName(title);
}
