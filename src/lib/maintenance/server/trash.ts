import { isToErase } from '#lib/images/server/files-to-erase-queries.ts';
import { isKnownFile } from '#lib/images/server/known-files-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { TrashedFile } from '#lib/platform/server/files/trash.ts';

const DAY = 86_400_000;

type Sweepable = Pick<Context, 'db' | 'files' | 'now' | 'settings'>;

export interface SweptTrash {
  /** Files restored under their keys, since the database refers to them (again). */
  recovered: number;
  /** Number of files deleted for good. */
  erased: number;
}

/**
 * Processes the trash: restores files that the database refers to, and deletes those that have been there for
 * `TRASH_DAYS`, or at once if they must not be kept.
 * @param before copies of restored files older than this cannot be in the process of being moved
 */
export async function sweepTrash(context: Sweepable, before: number): Promise<SweptTrash> {
  const { db, files, settings } = context;
  const expired = context.now() - settings.trashDays * DAY;
  const swept: SweptTrash = { recovered: 0, erased: 0 };
  for await (const { key, at } of files.trash.list()) {
    if (await isKnownFile(db, key)) {
      if (await isMissing(context, key)) {
        await files.trash.takeBack(key);
        swept.recovered += 1;
      } else if (at < before) await files.trash.erase(key);
    } else if (at < expired || (await isToErase(db, key))) {
      await files.trash.erase(key);
      swept.erased += 1;
    }
  }
  return swept;
}

/** All files in the trash, the latest first. */
export async function listTrash({ files }: Pick<Context, 'files'>): Promise<TrashedFile[]> {
  const found: TrashedFile[] = [];
  for await (const each of files.trash.list()) found.push(each);
  return found.sort((a, b) => b.at - a.at);
}

/** Restores files from the trash, with or without rows in the database. @returns the restored keys */
export async function restoreTrash(
  { files }: Pick<Context, 'files'>,
  keys: readonly string[],
): Promise<string[]> {
  const restored: string[] = [];
  for (const key of keys) if (await files.trash.takeBack(key)) restored.push(key);
  return restored;
}

async function isMissing({ files }: Sweepable, key: string): Promise<boolean> {
  return (await files.putAt(key)) === undefined;
}
