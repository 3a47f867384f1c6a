import type { Readable } from 'node:stream';
import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { owned } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ZipEntry } from '#lib/platform/server/files/zip.ts';
import type { ArchiveWords } from '../archive-words.ts';
import { ItemArchive, iso } from './archive-items.ts';
import { archiveStream } from './archive-stream.ts';

/**
 * Some of a person's own items as an archive, in the same format as an account's.
 * @throws AppError `not_found`, `forbidden` for items that are not the actor's own, `busy`
 */
export async function exportSelection(
  context: Context,
  actor: Actor,
  { kind, ids }: { kind: ItemKind; ids: readonly string[] },
  words: ArchiveWords,
): Promise<{ name: string; stream: Readable }> {
  // Checked before the first byte is sent: afterwards, a missing item could no longer be reported.
  for (const id of ids) owned(await findItem(context.db, kind, id), actor);
  return archiveStream(context, actor, entries(context, actor, [...new Set(ids)], words));
}

async function* entries(
  context: Context,
  actor: Actor,
  ids: readonly string[],
  words: ArchiveWords,
): AsyncGenerator<ZipEntry> {
  const archive = new ItemArchive(context, words);
  for (const id of ids) yield* archive.item(id);
  yield* archive.end({ username: actor.username, day: iso(context.now()) });
}
