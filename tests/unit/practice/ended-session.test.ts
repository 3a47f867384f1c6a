import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $notices } from '#lib/platform/notices-store.ts';
import { beginKeptSession } from '#lib/practice/kept-records-store.ts';
import { placeIn } from '#lib/practice/kept-session-store.ts';
import { $ownAttempt, beginAttempt, changeAttemptWords, giveGrade } from '#lib/practice/own-attempt-store.ts';
import { tellPlace } from '#lib/practice/session-place-store.ts';
import { stubDevice } from '../device-storage.ts';

const device = new Map<string, string>();

/** A page whose session ended by itself: nobody is signed in, and the device keeps what Léa asked to keep. */
beforeEach(() => {
  device.clear();
  device.set('kept', 'lea');
  stubDevice(device);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  $notices.set([]);
});
afterEach(() => vi.unstubAllGlobals());

const isCopy = (copy: boolean) =>
  vi.stubGlobal('document', { documentElement: { dataset: copy ? { copy: '' } : {} } });

it('a copy whose session ended stores attempts, words and places for whose it is', async () => {
  isCopy(true);
  beginKeptSession('s1');
  beginAttempt('c1', 's1');
  changeAttemptWords({ hypothesis: 'Kyste' });
  await giveGrade(3);
  await tellPlace('s1', 1, 'c2');
  const id = $ownAttempt.get()?.id;
  expect([...device.keys()].sort()).toEqual([
    `attempt:lea:${id}`,
    'kept',
    'practice:lea:s1',
    'practice:lea:s1:c1',
  ]);
  expect(placeIn('s1')).toMatchObject({ caseId: 'c2', told: false });
  expect($ownAttempt.get()).toMatchObject({ grade: 3, kept: true });
});

it('an attempt that is stored nowhere is not said to be kept', async () => {
  isCopy(false);
  beginAttempt('c2', null);
  await giveGrade(3);
  expect($ownAttempt.get()).toMatchObject({ grade: null, kept: false });
  expect($notices.get()).toMatchObject([{ text: expect.stringContaining('votre session a pris fin') }]);
  expect([...device.keys()]).toEqual(['kept']);
});
