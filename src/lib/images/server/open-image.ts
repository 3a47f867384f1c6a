import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import { AppError } from '#lib/platform/errors.ts';
import { fairConcurrency } from '#lib/platform/server/base/fair-concurrency.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type OpenFile, PIECE } from '#lib/platform/server/files/open-file.ts';

/** Frames recompressed at once, and how many one person may have waiting. */
const limited = fairConcurrency(2, 200);

/**
 * Opens the verified bytes of a file.
 * @throws AppError `not_found` when the store has lost it, `file_damaged` when they are not what was stored
 */
export async function openStored({ files }: Pick<Context, 'files'>, key: string): Promise<OpenFile> {
  const file = await files.open(key);
  if (file === undefined) throw new AppError('not_found');
  if (file === 'corrupt') throw new AppError('file_damaged', { cause: new Error(`Damaged file ${key}`) });
  return file;
}

/**
 * Opens a frame, which is stored in brotli, for a client that does not accept it: browsers accept it only over HTTPS
 * and from localhost. It is recompressed once, and then read like any file: a client that stops reading would
 * otherwise keep a decompressor, a compressor and their windows in memory.
 * @param person whose turn in the queue is used
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
