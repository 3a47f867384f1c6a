import type { FileStore } from './store.ts';

export interface CopiedFiles {
  copied: number;
  /** Keys whose bytes no longer match: they are left out, never passed on. */
  corrupt: string[];
}

/** Copies files that the target does not have yet; every one is checked against its key on the way. */
export async function copyFiles(
  keys: Iterable<string> | AsyncIterable<string>,
  source: FileStore,
  target: FileStore,
): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, corrupt: [] };
  for await (const key of keys) {
    if (await target.has(key)) continue;
    const bytes = await source.get(key);
    if (bytes === 'corrupt') result.corrupt.push(key);
    else if (bytes) {
      await target.put(bytes);
      result.copied += 1;
    }
  }
  return result;
}
