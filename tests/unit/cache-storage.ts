import { vi } from 'vitest';

const addressOf = (asked: string | Request | URL) => {
  const { pathname, search } = new URL(
    typeof asked === 'object' && 'url' in asked ? asked.url : asked,
    'https://site.test',
  );
  return pathname + search;
};

/** The parts of a browser's caches and locks that keeping offline needs. Returns their content, by name and address. */
export function stubCaches(): Map<string, Map<string, Response>> {
  const held = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const answers = held.get(name) ?? new Map<string, Response>();
    held.set(name, answers);
    return {
      put: async (asked: string, answer: Response) => void answers.set(addressOf(asked), answer),
      match: async (asked: string | Request) => answers.get(addressOf(asked))?.clone(),
      delete: async (asked: string | Request) => answers.delete(addressOf(asked)),
      keys: async () => [...answers.keys()].map((address) => new Request(`https://site.test${address}`)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => held.has(name),
    delete: async (name: string) => held.delete(name),
  });
  vi.stubGlobal('location', { origin: 'https://site.test' });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, work: () => Promise<unknown>) => work() },
    serviceWorker: { register: async () => ({ active: null }) },
  });
  return held;
}
