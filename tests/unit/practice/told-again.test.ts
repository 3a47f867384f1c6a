import { afterEach, expect, it, vi } from 'vitest';
import { $placesWaiting, tellPlace } from '#lib/practice/session-place-store.ts';
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
