import type { FileStore } from '#lib/server/files/store.ts';

/** Every key of a store, in order. */
export async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}
