import type { Context } from '#lib/platform/server/context.ts';
import { hasUploaded } from './finished-uploads-queries.ts';
import { filesNotOf } from './item-files-queries.ts';
import { maskedFilesOf } from './masked-files-queries.ts';

/**
 * A part being saved, with the old names of images replaced by those of their masked versions: an open tab or an undone
 * edit still uses the old names. Files that the author has uploaded again stay.
 */
export async function renameMasked(
  { db }: Pick<Context, 'db'>,
  { id, userId }: { id: string; userId: string },
  sent: Uint8Array,
): Promise<Uint8Array> {
  const masked = await maskedFilesOf(db, id);
  if (masked.size === 0) return sent;
  // Processed byte by byte: invalid UTF-8 is refused by later validation.
  let text = Buffer.from(sent).toString('latin1');
  const named = [...masked].filter(([old]) => text.includes(old));
  for (const [old, by] of named) {
    const isTheirs =
      (await filesNotOf(db, id, [old])).length === 0 || (await hasUploaded(db, [userId], [old]));
    if (!isTheirs) text = text.replaceAll(old, by);
  }
  return Buffer.from(text, 'latin1');
}
