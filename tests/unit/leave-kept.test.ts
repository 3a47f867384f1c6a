import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveKept } from '#lib/accounts/browser/leave-kept.ts';

const device = new Map<string, string>();
const held = new Set<string>();

beforeEach(() => {
  device.clear();
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  });
  vi.stubGlobal('caches', { delete: async (name: string) => held.delete(name) });
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody's page comes to life, and what it keeps is kept. */
async function reads(person: string | null, ...keeps: string[]) {
  await leaveKept(person);
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
