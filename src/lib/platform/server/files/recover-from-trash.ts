import type { FileStore } from './store.ts';

/** Wraps a store so that a read also looks in the trash: a file that is requested again is restored. */
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
