import { eachFile } from './each-file.ts';
import type { FileStore } from './store.ts';

export interface CopiedFiles {
  copied: number;
  /** Keys of files that neither store holds whole: they are left out, never passed on damaged. */
  lost: string[];
}

/**
 * Copies files that the target does not hold whole. What is there already is read and checked, so that doing it
 * again goes on after an interruption, mends what is damaged, and proves the rest.
 */
export async function copyFiles(
  keys: Iterable<string> | AsyncIterable<string>,
  source: FileStore,
  target: FileStore,
): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, lost: [] };
  await eachFile(keys, async (key) => {
    if (Buffer.isBuffer(await target.get(key))) return;
    const bytes = await source.get(key);
    if (Buffer.isBuffer(bytes)) {
      await target.put(bytes);
      result.copied += 1;
    } else result.lost.push(key);
  });
  return result;
}
