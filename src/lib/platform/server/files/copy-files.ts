import { eachFile } from './each-file.ts';
import type { FileStore } from './store.ts';

export interface CopiedFiles {
  copied: number;
  /** Keys of files that neither store has intact: they are left out, never copied in a damaged state. */
  lost: string[];
}

/**
 * Copies files that are missing or damaged in the target. Existing ones are read and verified: a repeated run
 * continues after an interruption, repairs damage, and verifies the rest.
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
