import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginKeptSession, forgetSessionsBut } from '#lib/practice/kept-records-store.ts';
import {
  isSessionKept,
  keepSessionAttempt,
  placeIn,
  sessionAttempt,
} from '#lib/practice/kept-session-store.ts';
import type { PracticeSession } from '#lib/practice/schemas.ts';
import { untoldSessions } from '#lib/practice/session-key-rules.ts';
import {
  $placesWaiting,
  placeHere,
  placeThere,
  sendUnsentPositions,
  tellPlace,
} from '#lib/practice/session-place-store.ts';
import { stubDevice } from '../device-storage.ts';

const device = new Map<string, string>();
let storage: Storage;
let isFull: (key: string) => boolean;

const CASES = ['c1', 'c2', 'c3', 'c4'];
const sessionAt = (position: number, ids = CASES, endedAt: string | null = null): PracticeSession => ({
  id: 's1',
  startedAt: '2026-11-30T08:00:00.000Z',
  position,
  endedAt,
  cases: ids.map((caseId) => ({ caseId, due: false, seenBefore: false, changed: false, graded: null })),
});

let told: Record<string, unknown>[];
/** The server's answer; null while it cannot be reached. */
let server: PracticeSession | 'gone' | null;

beforeEach(() => {
  device.clear();
  device.set('token', 'secret').set('username', 'lea');
  told = [];
  server = sessionAt(0);
  storage = stubDevice(device, (key) => isFull(key));
  isFull = () => false;
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (server === null) throw new TypeError('no network');
    told.push(JSON.parse(body));
    return server === 'gone' ? Response.json({ code: 'not_found' }, { status: 404 }) : Response.json(server);
  });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 8), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where a page goes on: as this device says, then the server. */
const placeBefore = async (session: PracticeSession) => {
  const here = placeHere(session);
  return (await placeThere(session)) ?? here;
};

/** The page is a copy that the device kept. */
const asCopy = () => vi.stubGlobal('document', { documentElement: { dataset: { copy: '' } } });
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

it('a place that is told leaves nothing on the device, unless the session is kept', async () => {
  expect(await tellPlace('s1', 1, 'c2')).toBe(true);
  expect(told).toEqual([{ position: 1, caseId: 'c2' }]);
  expect([...device.keys()]).toEqual(['token', 'username']);
  beginKeptSession('s1');
  await tellPlace('s1', 2, 'c3');
  expect(placeIn('s1')).toMatchObject({ position: 2, caseId: 'c3', told: true });
});

it('a place that was not told is told once the server answers, with how long ago that was', async () => {
  server = null;
  expect(await tellPlace('s1', 2, 'c3')).toBe(false);
  expect(untoldSessions(storage, 'lea')).toEqual(['s1']);
  expect(untoldSessions(storage, 'le')).toEqual([]);
  later(7);
  server = sessionAt(2);
  await sendUnsentPositions();
  await sendUnsentPositions();
  expect(told).toEqual([{ position: 2, caseId: 'c3', ago: 7 * 60_000 }]);
  expect(untoldSessions(storage, 'lea')).toEqual([]);
});

it('a session that is there no more is not told again', async () => {
  server = null;
  await tellPlace('s1', 4, null);
  server = 'gone';
  await sendUnsentPositions();
  await sendUnsentPositions();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ position: 4, ended: true });
});

it('a copy goes on where one was, told or not; a page that the server made does where it was not told', async () => {
  beginKeptSession('s1');
  await tellPlace('s1', 1, 'c2');
  expect(await placeBefore(sessionAt(0))).toBeNull();
  asCopy();
  expect(await placeBefore(sessionAt(0))).toBe(1);
  server = null;
  await tellPlace('s1', 3, 'c4');
  expect(await placeBefore(sessionAt(0))).toBe(3);
  await tellPlace('s1', 4, null);
  expect(await placeBefore(sessionAt(0))).toBe(4);
});

it('goes on where another device went since, counted by the cases of the page', async () => {
  server = null;
  await tellPlace('s1', 1, 'c2');
  // c1 went away, and another device is at c4.
  server = sessionAt(2, ['c2', 'c3', 'c4']);
  expect(await placeBefore(sessionAt(0))).toBe(3);
  server = null;
  await tellPlace('s1', 1, 'c2');
  server = sessionAt(3, ['c2', 'c3', 'c4'], '2026-11-30T09:00:00.000Z');
  expect(await placeBefore(sessionAt(0))).toBe(4);
});

it('keeps attempts of kept sessions alone, and forgets them with these, but no place that is to be told', async () => {
  keepSessionAttempt('s1', 'c1', { grade: 2 });
  expect(sessionAttempt('s1', 'c1')).toBeNull();
  beginKeptSession('s1');
  keepSessionAttempt('s1', 'c1', { grade: 2 });
  expect(sessionAttempt('s1', 'c1')).toEqual({ grade: 2 });
  server = null;
  await tellPlace('s1', 1, 'c2');
  // Kept again: what the server does not know is newer than its page.
  beginKeptSession('s1');
  expect(placeIn('s1')?.caseId).toBe('c2');
  forgetSessionsBut([]);
  expect([isSessionKept('s1'), sessionAttempt('s1', 'c1'), placeIn('s1')?.caseId]).toEqual([
    false,
    null,
    'c2',
  ]);
  server = sessionAt(1);
  await sendUnsentPositions();
  expect([...device.keys()]).toEqual(['token', 'username']);
});

it('goes to the place on the device without waiting for the server', async () => {
  server = null;
  await tellPlace('s1', 2, 'c3');
  server = sessionAt(3);
  const there = placeThere(sessionAt(0));
  expect(placeHere(sessionAt(0))).toBe(2);
  expect(await there).toBe(3);
});

it('places are told one after another, and one that was left meanwhile is not', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body));
    await new Promise<void>((answer) => waiting.push(answer));
    return Response.json(server);
  });
  const tellAt = (position: number) => {
    later(1);
    return tellPlace('s1', position, CASES[position]!);
  };
  const first = tellAt(1);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const [second, third] = [tellAt(2), tellAt(3)];
  waiting.shift()?.();
  expect(await first).toBe(true);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  expect(await Promise.all([second, third])).toEqual([false, true]);
  expect(told.map(({ position }) => position)).toEqual([1, 3]);
});

it('a place that there is no room for waits in the page, and is not said to be told', async () => {
  isFull = () => true;
  server = null;
  await tellPlace('s1', 4, null);
  expect([$placesWaiting.get(), [...device.keys()]]).toEqual([1, ['token', 'username']]);
  server = sessionAt(4);
  await sendUnsentPositions();
  expect([$placesWaiting.get(), told.length]).toEqual([0, 1]);
});
