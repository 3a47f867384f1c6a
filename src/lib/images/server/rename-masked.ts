import type { Context } from '#lib/platform/server/context.ts';
import { hasUploaded } from './finished-uploads-queries.ts';
import { filesNotOf } from './item-files-queries.ts';
import { maskedFilesOf } from './masked-files-queries.ts';

/**
 * A part that is saved, with what its images became that were masked since: a tab that was open, or an edit that was
 * undone, still names the old ones. One that its author has sent again is theirs to show.
 */
export async function renameMasked(
  { db }: Pick<Context, 'db'>,
  { id, userId }: { id: string; userId: string },
  sent: Uint8Array,
): Promise<Uint8Array> {
  const masked = await maskedFilesOf(db, id);
  if (masked.size === 0) return sent;
  // Byte by byte: what is no UTF-8 is for the check to refuse.
  let text = Buffer.from(sent).toString('latin1');
  const named = [...masked].filter(([old]) => text.includes(old));
  for (const [old, by] of named) {
    const isTheirs =
      (await filesNotOf(db, id, [old])).length === 0 || (await hasUploaded(db, [userId], [old]));
    if (!isTheirs) text = text.replaceAll(old, by);
  }
  return Buffer.from(text, 'latin1');
}
