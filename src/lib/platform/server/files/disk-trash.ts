import { mkdir, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './if-there.ts';
import { assertFileKey, isFileKey } from './store.ts';
import type { Trash } from './trash.ts';

/** Beside the folders of files, so that moving a file in and out is a rename. */
export const TRASH = 'trash';

/**
 * The trash of a folder of files: `trash/<key>`, its date that of the move.
 * @param pathOf where a file of the store lies
 */
export function diskTrash(root: string, pathOf: (key: string) => string): Trash {
  const folder = join(root, TRASH);

  function placeOf(key: string): string {
    assertFileKey(key);
    return join(folder, key);
  }

  /** Renames, with the date of now; false when there is nothing to rename. */
  async function move(from: string, to: string): Promise<boolean> {
    await mkdir(dirname(to), { recursive: true });
    // Dated first: a file must never lie in the trash with the date at which it was stored.
    const now = new Date();
    const moved = ifThere(
      utimes(from, now, now)
        .then(() => rename(from, to))
        .then(() => true),
    );
    return (await moved) ?? false;
  }

  return {
    async add(key) {
      await move(pathOf(key), placeOf(key));
    },

    takeBack: (key) => move(placeOf(key), pathOf(key)),

    async erase(key) {
      await rm(placeOf(key), { force: true });
    },

    async *list() {
      const entries = await ifThere(opendir(folder));
      if (!entries) return;
      for await (const { name } of entries) {
        if (!isFileKey(name)) continue;
        const file = await ifThere(stat(join(folder, name)));
        if (file) yield { key: name, at: file.mtimeMs };
      }
    },
  };
}
