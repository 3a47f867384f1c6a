import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://site.test';

/** The used parts of a cache: answers by path and query. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  full = false;
  async match(address: string) {
    return this.entries.get(address)?.clone();
  }
  async put(address: string, answer: Response) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(address, answer);
  }
  async keys() {
    return [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
  }
  async delete({ url }: { url: string }) {
    return this.entries.delete(url.slice(ORIGIN.length));
  }
}

const held = new Map<string, FakeCache>();
let isFull = false;
const fakeCaches = {
  async open(name: string) {
    const cache = held.get(name) ?? new FakeCache();
    cache.full = isFull;
    held.set(name, cache);
    return cache;
  },
  delete: async (name: string) => held.delete(name),
  match: async (address: string, { cacheName }: { cacheName: string }) => held.get(cacheName)?.match(address),
};

const pageFor = (person: string | null) =>
  `<div props="{&quot;username&quot;:[0,${person === null ? 'null' : `&quot;${person}&quot;`}]}">`;

/** The server's answers, by path and query; anything else is a script. */
let answers: Record<string, () => Response | Promise<Response>>;
let quota: number;

beforeEach(() => {
  held.clear();
  isFull = false;
  quota = 1e9;
  answers = {};
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage: 0 }) } });
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? new Response('script'));
});

afterAll(() => vi.unstubAllGlobals());

const { eraseSeen, readableLists, seeList } = await import('#lib/offline/worker/seen-lists.ts');

const see = (path: string, ...files: string[]) =>
  seeList([ORIGIN + path, ...files.map((file) => ORIGIN + file), 'first-paint', 'https://other.test/x.js']);
const addresses = async () => (await readableLists()).map(({ address }) => address);

it('keeps a list with its files, and the search that its scripts name', async () => {
  answers['/list'] = () => new Response(pageFor('lea'));
  answers['/_astro/list.js'] = () => new Response('import("./matches.a1.js")');
  await see('/list', '/_astro/list.js', '/api/cases/public');
  expect([...held.get('seen')!.entries.keys()].sort()).toEqual([
    '/_astro/list.js',
    '/_astro/matches.a1.js',
    '/hors-ligne/lists',
    '/list',
  ]);
});

it.each([
  ['says nothing of its room, as Safari before 17', { storage: {} }],
  ['has no word for it at all', {}],
])('keeps a list on a device that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  answers['/list'] = () => new Response(pageFor(null));
  await see('/list');
  expect(await addresses()).toEqual(['/list']);
});

it('keeps nothing beside what somebody else saw', async () => {
  answers['/a'] = () => new Response(pageFor('lea'));
  answers['/b'] = () => new Response(pageFor(null));
  await see('/a', '/_astro/a.js');
  await see('/b', '/_astro/b.js');
  expect(await addresses()).toEqual(['/b']);
  expect(held.get('seen')?.entries.has('/_astro/a.js')).toBe(false);
});

it('keeps no page that is not to be stored, that leads elsewhere, that fails or that is nobody’s', async () => {
  answers['/stored'] = () =>
    new Response(pageFor('lea'), { headers: { 'cache-control': 'private, no-store' } });
  answers['/moved'] = () =>
    Object.defineProperty(new Response(pageFor('lea')), 'redirected', { value: true });
  answers['/broken'] = () => new Response(pageFor('lea'), { status: 503 });
  answers['/other'] = () => new Response('<p>');
  answers['/cut'] = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const path of Object.keys(answers)) await see(path);
  expect(held.has('seen')).toBe(false);
});

it('keeps nothing that was on its way as somebody signed out', async () => {
  const arrived = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  answers['/list'] = () => new Response(pageFor('lea'));
  answers['/_astro/list.css'] = () => {
    asked.resolve();
    return arrived.promise;
  };
  const seeing = see('/list', '/_astro/list.css');
  await asked.promise;
  await eraseSeen();
  arrived.resolve(new Response('body {}'));
  await seeing;
  expect(held.has('seen')).toBe(false);
});

it('loses nothing when the network fails, and gives back its room when the device is short of it', async () => {
  answers['/a'] = () => new Response(pageFor('lea'));
  await see('/a');
  answers['/b'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await see('/b');
  expect(await addresses()).toEqual(['/a']);
  isFull = true;
  await see('/a');
  expect(held.has('seen')).toBe(false);
  isFull = false;
  await see('/a');
  quota = 10_000_000;
  await see('/a');
  expect(held.has('seen')).toBe(false);
});
