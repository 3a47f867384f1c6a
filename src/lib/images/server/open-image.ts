import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import { AppError } from '#lib/platform/errors.ts';
import { fairConcurrency } from '#lib/platform/server/base/fair-concurrency.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type OpenFile, PIECE } from '#lib/platform/server/files/open-file.ts';

/** Maximum numbers of simultaneous recompressions, and of waiting ones per person. */
const limited = fairConcurrency(2, 200);

/**
 * Opens the verified bytes of a file.
 * @throws AppError `not_found` when the store has lost the file, `file_damaged` when its bytes have changed
 */
export async function openStored({ files }: Pick<Context, 'files'>, key: string): Promise<OpenFile> {
  const file = await files.open(key);
  if (file === undefined) throw new AppError('not_found');
  if (file === 'corrupt') throw new AppError('file_damaged', { cause: new Error(`Damaged file ${key}`) });
  return file;
}

/**
 * Opens a frame, stored in brotli, for a client without brotli support: browsers support it only over HTTPS
 * and from localhost. It is recompressed to a file first: a slow client would
 * otherwise occupy a decompressor and a compressor in memory.
 * @param person owner of the queue entry
 * @throws AppError as `openStored`, and `busy`
 */
export async function openRecompressed(
  context: Pick<Context, 'files' | 'temporary'>,
  key: string,
  encoding: 'gzip' | 'identity',
  person: string,
): Promise<OpenFile> {
  const file = await context.temporary.open(`${key}.${encoding}`, (take) =>
    limited(person, async () => {
      const stored = await openStored(context, key);
      const decompress = createBrotliDecompress({ chunkSize: PIECE });
      try {
        if (encoding === 'identity') await pipeline(stored.pieces(), decompress, take);
        else await pipeline(stored.pieces(), decompress, createGzip({ level: 6, chunkSize: PIECE }), take);
      } finally {
        await stored.close();
      }
      return true;
    }),
  );
  return file as OpenFile;
}
