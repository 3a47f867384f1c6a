import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewer } from '#lib/offline/browser/newer.ts';
import type { KeptEntry } from '#lib/offline/kept-entry.ts';
import { dropWithdrawn } from '#lib/offline/worker/withdrawn.ts';
import { stubCaches } from './cache-storage.ts';
import { stubKeyDatabase } from './key-database.ts';

const ENTRY: KeptEntry = {
  kind: 'session',
  id: 's1',
  path: '/practice/s1',
  title: 'Séance',
  images: 2,
  keptAt: '2026-11-30T10:00:00.000Z',
  cases: { a1: '2026-01-01', b2: '2026-01-02' },
  sizes: {
    '/practice/s1': 1,
    '/_astro/page.old.js': 1,
    '/api/cases/a1/viewer': 1,
    '/api/cases/b2/viewer': 1,
  },
};
const ENTRY_AT = '/hors-ligne/entries/session/s1';

let held: ReturnType<typeof stubCaches>;
let site: Record<string, string>;
let now = 0;

const kept = () => [...held.get('kept')!.keys()].sort();
const entry = async (): Promise<KeptEntry> =>
  (await held.get('kept')!.get(ENTRY_AT)!.clone().json()) as KeptEntry;
/** The worker asks what may be read still. */
const check = () => {
  now += 3_600_000;
  return dropWithdrawn(now);
};

beforeEach(() => {
  held = stubCaches();
  stubKeyDatabase();
  const answers = new Map(Object.keys(ENTRY.sizes).map((address) => [address, new Response('before')]));
  held.set('kept', answers.set(ENTRY_AT, Response.json(ENTRY)));
  // A new build, and one of its cases is withdrawn.
  site = {
    '/practice/s1':
      '&quot;username&quot;:[0,&quot;lea&quot;] data-cases="b2" <script src="/_astro/page.new.js">',
    '/_astro/page.new.js': 'import("./late.new.js")',
    '/_astro/late.new.js': 'export const a = 1;',
  };
  vi.stubGlobal('fetch', async (address: string) =>
    address in site ? new Response(site[address]) : new Response('', { status: 404 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('a session that loses a case once the site is of another build opens with the files of that', async () => {
  await check();
  expect(kept()).toEqual([
    '/_astro/late.new.js',
    '/_astro/page.new.js',
    '/_astro/page.old.js',
    '/api/cases/b2/viewer',
    ENTRY_AT,
    '/practice/s1',
  ]);
  expect(await held.get('kept')!.get('/practice/s1')!.clone().text()).toContain('data-cases="b2"');
  const { cases, sizes } = await entry();
  expect([Object.keys(cases), sizes['/_astro/late.new.js']]).toEqual([['b2'], 19]);
});

it('loses its page where these cannot be had, and is offered anew', async () => {
  delete site['/_astro/late.new.js'];
  await check();
  expect(kept()).not.toContain('/practice/s1');
  expect(Object.keys((await entry()).cases)).toEqual(['b2']);
  expect(await isNewer(await entry())).toBe(true);
});
