import { vi } from 'vitest';

/** A device's storage that holds what this map does, and no key that `isFull` says it has no room for. */
export function stubDevice(
  held: Map<string, string>,
  isFull: (key: string) => boolean = () => false,
): Storage {
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  } as Storage;
  vi.stubGlobal('localStorage', storage);
  return storage;
}
