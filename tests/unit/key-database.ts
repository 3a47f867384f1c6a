import { vi } from 'vitest';

/** A request of a database that is answered in a moment, as a browser's is. */
function answered<Result>(result: Result) {
  const request: { result: Result; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
  queueMicrotask(() => {
    request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}

/** The parts of a browser's databases that a key kept in one needs. Returns their content. */
export function stubKeyDatabase(): Map<string, unknown> {
  const held = new Map<string, unknown>();
  const store = {
    get: (key: string) => answered(held.get(key)),
    put: (value: unknown, key: string) => answered(held.set(key, value)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', {
    open: () => answered(database),
    deleteDatabase: () => answered(held.clear()),
  });
  return held;
}
