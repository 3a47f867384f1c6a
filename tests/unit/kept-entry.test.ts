import { expect, it } from 'vitest';
import {
  isOver,
  KEPT_ENTRIES,
  type KeptEntry,
  lostItems,
  unlisted,
  withoutCases,
} from '#lib/offline/kept-entry.ts';

const ENTRY: KeptEntry = {
  kind: 'shared',
  id: 'token',
  path: '/shared/token',
  title: 'Thorax',
  images: 12,
  keptAt: '2026-11-26T10:00:00.000Z',
  cases: { a1: '2026-01-01', b2: '2026-01-02' },
  imagesOf: { a1: 5, b2: 7 },
  sizes: {
    '/shared/token': 1,
    '/radiology-viewer/a1': 2,
    '/api/cases/a1/viewer?titre=1': 3,
    '/images/a1/0-160.avif': 4,
    '/radiology-viewer/b2': 5,
    '/images/b2/a1-160.avif': 6,
    '/_astro/a1.js': 7,
  },
};

it('loses of a list all that is a case’s, and no more', () => {
  const left = withoutCases(ENTRY, ['a1']);
  expect(left).toMatchObject({ images: 7, cases: { b2: '2026-01-02' }, imagesOf: { b2: 7 } });
  expect(Object.keys(left.cases)).toEqual(['b2']);
  expect(Object.keys(left.sizes)).toEqual([
    '/shared/token',
    '/radiology-viewer/b2',
    '/images/b2/a1-160.avif',
    '/_astro/a1.js',
  ]);
});

it('loses of a session the cases that its page names no more, and is over where it names none', () => {
  const session: KeptEntry = { ...ENTRY, kind: 'session' };
  const page = '<h1 class="visually-hidden" data-cases="b2 c3">Cas 1 sur 2</h1>';
  expect([lostItems(session, page), isOver(session, page)]).toEqual([['a1'], false]);
  expect(isOver(session, '<h1 class="page-title">Bilan de la séance</h1>')).toBe(true);
  expect(isOver(ENTRY, '<h1 class="page-title">Thorax</h1>')).toBe(false);
});

it('is swept of what nothing kept has, but for the entries themselves', () => {
  const kept = ['/shared/token', '/sheet/z', `${KEPT_ENTRIES}shared/token`];
  expect(unlisted(kept, [ENTRY])).toEqual(['/sheet/z']);
  expect(unlisted(kept, [])).toEqual(['/shared/token', '/sheet/z']);
});
