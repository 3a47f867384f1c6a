import type * as Argon2 from '@node-rs/argon2';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Limit } from '#lib/accounts/server/attempts-queries.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { takeAttempt } from '#lib/accounts/server/throttle.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { describeEachEngine } from './engines.ts';
import { watched } from './watched.ts';

// Thousands of guesses are made here: comparing each for real would take minutes.
vi.mock('@node-rs/argon2', async (original) => ({
  ...(await original<typeof Argon2>()),
  hash: async () => '$argon2id$made-up',
  verify: async () => false,
}));

const QUARTER = 15 * 60_000;
const DAY = 86_400_000;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error) => error.code as string,
  );
const guess = (context: Context, username: string, address: string) =>
  signIn(context, { username, password: 'une devinette' }, { address, device: '', deviceSecret: null });
const codeOfGuess = (...guessed: Parameters<typeof guess>) => codeOf(guess(...guessed));

/** How long the next guess has to wait (s); 0 when it is let through. */
const waitOf = (...guessed: Parameters<typeof guess>) =>
  guess(...guessed).then(
    () => 0,
    (error) => (error.retryAfter as number | undefined) ?? 0,
  );

describeEachEngine('a counter of attempts', (context) => {
  const take = (key: string, limit: Limit) => takeAttempt(context(), [{ key, limit }]);

  it('lets exactly as many through at once as its limit says, and starts afresh afterwards', async () => {
    const limit: Limit = { points: 7, window: 60_000, freePoints: 7, maxDelay: 60_000 };
    const burst = () => Promise.all(Array.from({ length: 20 }, () => codeOf(take('at once', limit))));
    expect((await burst()).filter((code) => code === 'accepted')).toHaveLength(7);
    expect(await codeOf(take('at once', limit))).toBe('too_many_attempts');
    context().time.now += limit.window;
    expect((await burst()).filter((code) => code === 'accepted')).toHaveLength(7);
  });

  it('lets nobody wait for the clock of another process that is ahead', async () => {
    const limit: Limit = { points: 9, window: 60_000, freePoints: 9, maxDelay: 60_000 };
    await take('ahead', limit);
    context().time.now += 1000;
    await take('ahead', limit);
    context().time.now -= 400;
    expect(await codeOf(take('ahead', limit))).toBe('accepted');
    context().time.now += 400;
  });

  it('makes the wait after each failure twice as long up to its longest, and says how long', async () => {
    const limit: Limit = { points: 8, window: 900_000, freePoints: 2, maxDelay: 10_000 };
    const waits: number[] = [];
    await take('growing', limit);
    for (let attempt = 2; attempt <= limit.points; attempt++) {
      await take('growing', limit);
      const refusal = await take('growing', limit).catch((error) => error);
      waits.push(refusal.retryAfter);
      context().time.now += refusal.retryAfter * 1000;
    }
    expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 10, 10]);
    expect(waits[6]).toBeGreaterThan(800);
  });

  it('takes nothing from the others when one refuses', async () => {
    const limit: Limit = { points: 1, window: 60_000, freePoints: 1, maxDelay: 60_000 };
    await take('narrow', limit);
    const both = takeAttempt(context(), [
      { key: 'wide', limit: { ...limit, points: 9 } },
      { key: 'narrow', limit },
    ]);
    expect(await codeOf(both)).toBe('too_many_attempts');
    const wide = await context().db.selectFrom('throttle').select('key').where('key', '=', 'wide').execute();
    expect(wide).toEqual([]);
  });
});

describeEachEngine('guesses', (context) => {
  const rows = () => context().db.selectFrom('throttle').selectAll().execute();
  beforeEach(() => context().db.deleteFrom('throttle').execute());

  it('write nothing once the address has made too many, whatever names they name', async () => {
    for (let name = 0; name < 300; name++)
      expect(await codeOfGuess(context(), `nom ${name}`, '192.0.2.1')).toBe('wrong_credentials');
    const before = await rows();
    const { context: watching, statements } = watched(context());
    for (let name = 300; name < 340; name++)
      expect(await codeOfGuess(watching, `nom ${name}`, '192.0.2.1')).toBe('too_many_attempts');
    expect(new Set(statements)).toEqual(new Set(['SelectQueryNode']));
    expect(await rows()).toEqual(before);
  });

  it('write nothing while one has to wait on one account', async () => {
    for (let nth = 0; nth < 5; nth++) await codeOfGuess(context(), 'attente', '192.0.2.2');
    const before = await rows();
    const { context: watching, statements } = watched(context());
    expect(await codeOfGuess(watching, 'attente', '192.0.2.2')).toBe('too_many_attempts');
    expect(new Set(statements)).toEqual(new Set(['SelectQueryNode']));
    expect(await rows()).toEqual(before);
  });

  it('leave no rows once their windows have ended', async () => {
    await codeOfGuess(context(), 'balayage', '192.0.2.3');
    expect((await rows()).length).toBeGreaterThan(0);
    context().time.now += DAY;
    await sweepAccounts(context());
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['an hour', 3_600_000],
    ['a century', 100 * 365 * DAY],
  ])('are held no longer than a window by a clock that was %s ahead', async (_, ahead) => {
    const { time } = context();
    const right = time.now;
    time.now = right + ahead;
    for (let nth = 0; nth < 12; nth++) {
      await codeOfGuess(context(), 'horloge', '192.0.2.4');
      time.now += 40_000;
    }
    expect(await codeOfGuess(context(), 'horloge', '192.0.2.4')).toBe('too_many_attempts');
    time.now = right;
    expect((await waitOf(context(), 'horloge', '192.0.2.4')) * 1000).toBeLessThanOrEqual(QUARTER);
    time.now = right + QUARTER;
    expect(await codeOfGuess(context(), 'horloge', '192.0.2.4')).toBe('wrong_credentials');
    time.now = right;
    await sweepAccounts(context());
    expect((await rows()).every(({ resets_at }) => resets_at <= right + QUARTER + DAY)).toBe(true);
  });

  it('on one account from many addresses are slowed, and never stopped', async () => {
    const { time } = context();
    const from = (nth: number) => `198.51.100.${nth}`;
    for (let nth = 0; nth < 100; nth++)
      expect(await codeOfGuess(context(), 'cible', from(nth))).toBe('wrong_credentials');
    const waits: number[] = [];
    for (let nth = 100; nth < 112; nth++) {
      const wait = await waitOf(context(), 'cible', from(nth));
      waits.push(wait);
      time.now += wait * 1000;
      expect(await codeOfGuess(context(), 'cible', from(nth))).toBe('wrong_credentials');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    // Another account is not affected.
    expect(await waitOf(context(), 'voisine', from(1))).toBe(0);
  });

  it('on a name that exists and on one that does not are counted alike', async () => {
    await context().person('existante');
    const counted = async (username: string) => {
      const { context: watching, statements } = watched(context());
      for (let nth = 0; nth < 102; nth++) await codeOfGuess(watching, username, `203.0.113.${nth}`);
      return statements;
    };
    const known = await counted('existante');
    expect(await counted('inexistante')).toEqual(known);
  });
});
