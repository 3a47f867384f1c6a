import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The first things that a list shows: its words, and the first of its images if it has any. */
const firstOf = (page: string) => ({
  words: /<p class="subtitle"[^>]*>(.*?)<\/p>/s.exec(page)?.[1] ?? '',
  image: /<img[^>]* src="([^"]+)"/.exec(page)?.[1],
});

/**
 * Serves the smallest page that shows the same first words and the same first image as a list: no styles but the font
 * size, no script, no second card. It only takes the line's and the browser's own time; no page can be faster.
 */
export async function serveBareList(
  origin: string,
  path: string,
): Promise<{ origin: string; close(): void }> {
  const { words, image } = firstOf(await (await fetch(origin + path)).text());
  if (!words) throw new Error(`${path} has no first words`);
  const picture = image ? Buffer.from(await (await fetch(origin + image)).arrayBuffer()) : undefined;
  const html = brotliCompressSync(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Liste</title><p style="font-size:18px">${words}</p>${picture ? '<img src="/image" width="380" height="285">' : ''}`,
  );
  const server = createServer(({ url }, response) => {
    if (url === '/image' && picture)
      return void response.setHeader('content-type', 'image/avif').end(picture);
    if (url !== '/') return void response.writeHead(404).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    response.writeHead(200, headers).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
