import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginKeptSession, forgetSessionsBut } from '#lib/practice/kept-records-store.ts';
import { keepSessionAttempt, sessionAttempt } from '#lib/practice/kept-session-store.ts';
import { stubDevice } from '../device-storage.ts';

const device = new Map<string, string>();
let isFull: (key: string) => boolean;

beforeEach(() => {
  device.clear();
  device.set('token', 'secret').set('username', 'lea');
  isFull = () => false;
  stubDevice(device, (key) => isFull(key));
});
afterEach(() => vi.unstubAllGlobals());

it('words that a session left as it was kept no more are gone on with, and go once they are sent', () => {
  const words = { hypothesis: 'Kyste', differential: [], confidence: null, revealedAt: null };
  beginKeptSession('s1');
  keepSessionAttempt('s1', 'c1', words);
  forgetSessionsBut([]);
  expect(sessionAttempt('s1', 'c1')).toEqual(words);
  keepSessionAttempt('s1', 'c1', { ...words, hypothesis: 'Kystes' });
  keepSessionAttempt('s1', 'c2', words);
  expect([sessionAttempt('s1', 'c1'), sessionAttempt('s1', 'c2')]).toEqual([
    { ...words, hypothesis: 'Kystes' },
    null,
  ]);
  keepSessionAttempt('s1', 'c1', { ...words, revealedAt: '2026-11-30' });
  expect([...device.keys()]).toEqual(['token', 'username']);
});

it('what this tab has of a session comes along as it is kept, where there is room', () => {
  const words = (sessionId: string, caseId: string) => ({ sessionId, caseId, hypothesis: caseId });
  const tab = new Map([
    ['attempt lea', JSON.stringify([words('s1', 'c1'), words('s1', 'c2'), words('s2', 'c1')])],
  ]);
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab.get(key) ?? null });
  device.set('practice:lea:s1:c2', '{"hypothesis":"here"}');
  expect(beginKeptSession('s1')).toBe(true);
  expect([sessionAttempt('s1', 'c1'), sessionAttempt('s1', 'c2'), sessionAttempt('s1', 'c3')]).toEqual([
    words('s1', 'c1'),
    { hypothesis: 'here' },
    null,
  ]);
  isFull = (key) => key.endsWith('c1');
  expect(beginKeptSession('s2')).toBe(false);
});
