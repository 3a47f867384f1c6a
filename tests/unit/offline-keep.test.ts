import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plan } from '#lib/offline/browser/contents.ts';
import { keep } from '#lib/offline/browser/keep.ts';
import { forgetGoneSessions, removeKept } from '#lib/offline/browser/kept-cache.ts';
import { stubCaches } from './cache-storage.ts';
import { stubDevice } from './device-storage.ts';
import { stubKeyDatabase } from './key-database.ts';

const device = new Map<string, string>();
let held: ReturnType<typeof stubCaches>;
/** How each address was requested. */
let asked: Map<string, RequestCache | undefined>;
/** The site's answers, where they are not simply the address. */
let site: Map<string, string>;
let isFull: (key: string) => boolean;

beforeEach(() => {
  device.clear();
  device.set('token', 'secret').set('username', 'lea').set('kept', 'lea');
  asked = new Map();
  site = new Map();
  isFull = () => false;
  held = stubCaches();
  stubKeyDatabase();
  stubDevice(device, (key) => isFull(key));
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit = {}) => {
    asked.set(address, cache);
    return new Response(site.get(address) ?? address);
  });
});
afterEach(() => vi.unstubAllGlobals());

const image = (letter: string) => `/images/c1/${letter.repeat(64)}`;
const [SEEN, SHEET] = ['a', 'b'].map(image) as [string, string];

const SESSION: Plan = {
  kind: 'session',
  id: 's1',
  path: '/practice/s1',
  title: 'Séance',
  images: 1,
  cases: { c1: '2026-11-30' },
  files: new Map([
    [SEEN, 1],
    [SHEET, 1],
  ]),
  pages: ['/practice/s1'],
  calls: new Map([['/api/cases/c1/answer', '/api/cases/c1/answer']]),
  sealed: new Set([SHEET, '/api/cases/c1/answer']),
  bytes: 2,
  room: 2,
};

it('leaves nothing that is sealed in the browser’s own cache', async () => {
  await keep(SESSION);
  expect([asked.get(SEEN), asked.get(SHEET), asked.get('/api/cases/c1/answer')]).toEqual([
    'default',
    'no-store',
    'no-store',
  ]);
  const kept = held.get('kept')!;
  expect([SEEN, SHEET].map((address) => kept.get(address)?.headers.has('x-sealed'))).toEqual([false, true]);
});

it('keeps no session whose places there is no room to write, and says so', async () => {
  isFull = (key) => key.startsWith('practice:');
  await expect(keep(SESSION)).rejects.toMatchObject({ reason: 'room' });
  expect(held.has('kept')).toBe(false);
});

it('leaves no record of a session that the worker took away', async () => {
  await keep(SESSION);
  device.set('practice:lea:s2', '{"kept":true,"place":null}');
  await forgetGoneSessions();
  expect([...device.keys()].filter((key) => key.startsWith('practice:'))).toEqual(['practice:lea:s1']);
  held.delete('kept');
  device.set('kept', 'tom');
  await forgetGoneSessions();
  expect(device.has('practice:lea:s1')).toBe(true);
  device.set('kept', 'lea');
  await forgetGoneSessions();
  expect(device.has('practice:lea:s1')).toBe(false);
});

it('leaves what a page is built of that something else kept after an upgrade, and was taken away since', async () => {
  site.set('/hors-ligne', '<script src="/_astro/page.old.js">');
  await keep(SESSION);
  const place = JSON.stringify({ kept: true, place: { position: 1, caseId: 'c2', at: 0, told: true } });
  device.set('practice:lea:s1', place);
  site.set('/hors-ligne', '<script src="/_astro/page.new.js">');
  site.set('/_astro/page.new.js', 'import("./late.new.js")');
  site.set('/protocols/p1', '<script src="/_astro/protocol.new.js">');
  const protocol = {
    ...SESSION,
    kind: 'protocol',
    id: 'p1',
    path: '/protocols/p1',
    sealed: new Set<string>(),
  } as const;
  await keep({ ...protocol, files: new Map(), calls: new Map(), pages: ['/protocols/p1'] });
  await removeKept(protocol);
  const kept = held.get('kept')!;
  expect([...kept.keys()].filter((address) => address.startsWith('/_astro/')).sort()).toEqual([
    '/_astro/late.new.js',
    '/_astro/page.new.js',
    '/_astro/page.old.js',
  ]);
  expect(await kept.get('/hors-ligne')!.clone().text()).toContain('page.new.js');
  // The position in it is as before.
  expect(device.get('practice:lea:s1')).toBe(place);
});
