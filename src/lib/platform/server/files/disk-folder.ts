import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './if-there.ts';
import { assertName, type NamedFiles } from './named-files.ts';

/** Named files in a folder on disk, which need not exist yet. @param write how a file is written at a path */
export function diskFolder(
  folder: string,
  write: (path: string, bytes: Uint8Array) => Promise<void>,
): NamedFiles {
  const pathOf = (name: string) => {
    assertName(name);
    return join(folder, name);
  };
  return {
    put: async (name, bytes) => write(pathOf(name), bytes),
    get: async (name) => ifThere(readFile(pathOf(name))),
    delete: async (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const name of (await ifThere(readdir(folder))) ?? []) {
        const file = await ifThere(stat(join(folder, name)));
        if (file) yield { name, putAt: file.mtimeMs };
      }
    },
  };
}
