import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseOtherOwnersCaches } from '#lib/accounts/browser/erase-other-owners-caches.ts';

const device = new Map<string, string>();
const held = new Set<string>();

beforeEach(() => {
  device.clear();
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
    key: (index: number) => [...device.keys()][index] ?? null,
    get length() {
      return device.size;
    },
  });
  vi.stubGlobal('caches', { delete: async (name: string) => held.delete(name) });
});
afterEach(() => vi.unstubAllGlobals());

/** A person's page is hydrated, and its data are kept. */
async function reads(person: string | null, ...keeps: string[]) {
  await eraseOtherOwnersCaches(person);
  for (const name of keeps) held.add(name);
}

it('leaves what is the same person’s alone', async () => {
  await reads('lea', 'kept', 'seen');
  await reads('lea');
  expect([...held]).toEqual(['kept', 'seen']);
});

it('erases all as somebody else comes, or as they leave', async () => {
  for (const next of ['tom', '']) {
    await reads('lea', 'kept', 'seen');
    await reads(next);
    expect([...held]).toEqual([]);
  }
});

it('erases again, with the next page, what was on its way as somebody left', async () => {
  await reads('lea', 'seen');
  await reads('', 'seen', 'kept');
  await reads(null);
  expect([...held]).toEqual(['kept']);
  await reads('lea');
  expect([...held]).toEqual([]);
});

it('keeps what was asked for when a session ended by itself, but no list that one saw', async () => {
  await reads('lea', 'kept', 'seen');
  await reads(null, 'seen');
  await reads(null);
  expect([...held]).toEqual(['kept', 'seen']);
  await reads('lea');
  expect([...held]).toEqual(['kept']);
});

it('erases all where the device says nothing of whose it is', async () => {
  vi.stubGlobal('localStorage', undefined);
  await reads('lea', 'seen');
  await reads('lea');
  expect([...held]).toEqual([]);
});

it('erases places and attempts of kept sessions with what is kept, and nothing else', async () => {
  await reads('lea', 'kept');
  device.set('practice:lea:s1', '{}');
  device.set('practice:lea:s1:c1', '{}');
  device.set('attempt:lea:a1', '{}');
  await reads('lea');
  await reads(null);
  expect(device.has('practice:lea:s1')).toBe(true);
  await reads('');
  expect([...device.keys()].sort()).toEqual(['attempt:lea:a1', 'kept', 'seen']);
});

it('spares what is nowhere else: words before their answer, and places that were not told', async () => {
  await reads('lea', 'kept');
  const place = { position: 1, caseId: 'c2', at: 0, told: false };
  const words = { hypothesis: 'Kyste', differential: [], confidence: null, revealedAt: null };
  device.set('practice:lea:s1', JSON.stringify({ kept: true, place }));
  device.set('practice:lea:s1:c1', JSON.stringify(words));
  device.set('practice:lea:s1:c2', JSON.stringify({ ...words, hypothesis: ' ' }));
  device.set('practice:lea:s1:c3', JSON.stringify({ ...words, revealedAt: '2026-11-30' }));
  device.set('practice:lea:s2', JSON.stringify({ kept: true, place: { ...place, told: true } }));
  await reads('');
  expect([...device.keys()].sort()).toEqual(['kept', 'practice:lea:s1', 'practice:lea:s1:c1', 'seen']);
  expect(JSON.parse(device.get('practice:lea:s1')!)).toEqual({ kept: false, place });
});

it('erases records of sessions where the browser keeps nothing else (plain http)', async () => {
  vi.stubGlobal('caches', undefined);
  device.set('practice:lea:s1', '{"kept":true,"place":null}');
  await reads('');
  expect([...device.keys()]).toEqual([]);
});
