import type { FileStore } from './store.ts';

/** Reads also look in the trash: a requested file comes back by itself. */
export function recoveringFromTrash(store: FileStore): FileStore {
  return {
    ...store,
    async get(key) {
      const found = await store.get(key);
      if (found !== undefined) return found;
      return (await store.trash.takeBack(key)) ? store.get(key) : undefined;
    },
    async open(key) {
      const found = await store.open(key);
      if (found !== undefined) return found;
      return (await store.trash.takeBack(key)) ? store.open(key) : undefined;
    },
    async has(key) {
      return (await store.has(key)) || store.trash.takeBack(key);
    },
  };
}
