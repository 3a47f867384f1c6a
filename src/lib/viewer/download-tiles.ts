import { readTiles } from '#lib/images/tiles.ts';
import { type DownloadedFile, download } from './download.ts';

/**
 * Downloads a folder's tiles; each is passed on as soon as it is complete.
 * @throws as `download`
 */
export async function downloadTiles(
  address: string,
  signal: AbortSignal,
  onTile: (index: number, file: DownloadedFile) => void,
): Promise<void> {
  let rest = new Uint8Array();
  await download(address, signal, (_, last) => {
    const come = new Uint8Array(rest.length + last.length);
    come.set(rest);
    come.set(last, rest.length);
    const { tiles, next } = readTiles(come, 0);
    for (const { index, bytes } of tiles) onTile(index, { bytes, type: 'image/webp' });
    rest = come.slice(next);
  });
}
