import { afterEach, expect, it, vi } from 'vitest';
import { $placesWaiting, tellEnd, tellPlace } from '#lib/practice/session-place-store.ts';
import { stubDevice } from '../device-storage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a place that the server fails to take is told again by itself', async () => {
  stubDevice(
    new Map([
      ['token', 'secret'],
      ['username', 'lea'],
    ]),
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
  const told: string[] = [];
  let fails = true;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(body);
    return fails
      ? Response.json({}, { status: 503 })
      : Response.json({ cases: [], endedAt: null, position: 4 });
  });
  await tellPlace('s1', 4, null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([$placesWaiting.get(), told.length]).toEqual([1, 2]);
  fails = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([$placesWaiting.get(), told.length]).toEqual([0, 3]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(told).toHaveLength(3);
});

it('an end that the server leaves without an answer keeps nobody waiting, and is told once it answers', async () => {
  stubDevice(
    new Map([
      ['token', 'secret'],
      ['username', 'lea'],
    ]),
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
  const answer = Promise.withResolvers<Response>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(body);
    return answer.promise;
  });
  const end = tellEnd('s1', 4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await end).toBe(false);
  expect([$placesWaiting.get(), asked]).toEqual([1, [JSON.stringify({ position: 4, ended: true })]]);
  answer.resolve(Response.json({ cases: [], endedAt: '2026-11-30T08:00:00.000Z', position: 4 }));
  await vi.waitFor(() => expect($placesWaiting.get()).toBe(0));
  expect(asked).toHaveLength(1);
});

it('an end that is answered at once is told', async () => {
  stubDevice(
    new Map([
      ['token', 'secret'],
      ['username', 'lea'],
    ]),
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ cases: [], endedAt: null, position: 4 }));
  expect(await tellEnd('s1', 4)).toBe(true);
});
