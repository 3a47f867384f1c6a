import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewer } from '#lib/offline/browser/newer.ts';
import type { KeptEntry } from '#lib/offline/kept-entry.ts';

const entry = (more: Partial<KeptEntry> = {}): KeptEntry => ({
  kind: 'case',
  id: 'c1',
  path: '/radiology-viewer/c1',
  title: 'Cas',
  images: 3,
  keptAt: '2026-11-30',
  cases: { c1: 'monday' },
  sizes: { '/radiology-viewer/c1': 1 },
  ...more,
});
let counts: number[];
let updatedAt: string;

beforeEach(() => {
  counts = [2, 1];
  updatedAt = 'monday';
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () =>
    Response.json({ shown: { facts: { updatedAt }, folders: counts.map((count) => ({ count })) } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a case that is kept is out of date once it was changed, or its questions have brought images since', async () => {
  const list = entry({ kind: 'collection', images: 9, imagesOf: { c1: 3 } });
  const sheet = entry({ kind: 'sheet', images: 0 });
  const states = () => Promise.all([entry(), list, sheet].map(isNewer));
  expect(await states()).toEqual([false, false, false]);
  counts = [2, 1, 4];
  expect(await states()).toEqual([true, true, false]);
  counts = [2];
  expect(await states()).toEqual([false, false, false]);
  updatedAt = 'tuesday';
  expect(await states()).toEqual([true, true, true]);
});
