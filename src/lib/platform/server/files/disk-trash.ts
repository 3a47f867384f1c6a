import { mkdir, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './if-there.ts';
import { assertFileKey, isFileKey } from './store.ts';
import type { Trash } from './trash.ts';

/** Next to the folders of files, which makes moving a file in and out a rename. */
export const TRASH = 'trash';

/**
 * The trash of a folder of files: `trash/<key>`, with the time of the move as the file's date.
 * @param pathOf path of a file in the store
 */
export function diskTrash(root: string, pathOf: (key: string) => string): Trash {
  const folder = join(root, TRASH);

  function placeOf(key: string): string {
    assertFileKey(key);
    return join(folder, key);
  }

  /** Renames a file and sets its date to now; false if it does not exist. */
  async function move(from: string, to: string): Promise<boolean> {
    await mkdir(dirname(to), { recursive: true });
    // The date is set first: a file in the trash must never have the date of its storage.
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
