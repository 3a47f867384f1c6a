import type { FileStore } from '#lib/platform/server/files/store.ts';
import type { TrashedFile } from '#lib/platform/server/files/trash.ts';

/** Every key of a store, in order. */
export async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}

/** The content of a store's trash. */
export async function trashOf(store: FileStore): Promise<TrashedFile[]> {
  const found: TrashedFile[] = [];
  for await (const each of store.trash.list()) found.push(each);
  return found;
}
