import { Readable } from 'node:stream';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { PIECE } from '#lib/platform/server/files/open-file.ts';
import { type ZipEntry, zip } from '#lib/platform/server/files/zip.ts';

/** Maximum number of archives that one person may download at once: each reads much data. */
const EACH_MAX = 2;
const underWay = new Map<string, number>();

/**
 * An archive that is generated while it is downloaded.
 * @throws AppError `busy` when the person is already downloading the maximum number
 */
export function archiveStream(
  context: Context,
  actor: Actor,
  entries: AsyncIterable<ZipEntry>,
): { name: string; stream: Readable } {
  const others = underWay.get(actor.id) ?? 0;
  if (others >= EACH_MAX) throw new AppError('busy');
  underWay.set(actor.id, others + 1);
  const now = new Date(context.now());
  const name = `negatoscope-${now.toISOString().slice(0, 10)}.zip`;
  const stream = Readable.from(zip(entries, now), { objectMode: false, highWaterMark: PIECE });
  stream.once('close', () => {
    const left = (underWay.get(actor.id) ?? 1) - 1;
    if (left > 0) underWay.set(actor.id, left);
    else underWay.delete(actor.id);
  });
  return { name, stream };
}
