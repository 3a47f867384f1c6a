import { beforeEach, expect, it } from 'vitest';
import { eraseLeft } from '#lib/accounts/browser/left-on-device.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { AttemptQueue } from '#lib/practice/attempt-queue-store.ts';
import type { Attempt, AttemptsAnswer } from '#lib/practice/schemas.ts';

const kept = new Map<string, string>();
let full = false;
const device = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};

/** The server's attempts, by id, and those in each call. */
let server: { written: Map<string, Attempt>; calls: number[]; fails: CallFailed | null; loses: boolean };
let refused: string[];
beforeEach(() => {
  kept.clear();
  full = false;
  refused = [];
  server = { written: new Map(), calls: [], fails: null, loses: false };
});

async function send(attempts: Attempt[]): Promise<AttemptsAnswer> {
  server.calls.push(attempts.length);
  if (server.fails) throw server.fails;
  if (attempts.some(({ hypothesis }) => hypothesis === 'poison'))
    throw new CallFailed(422, { code: 'invalid', message: 'Certaines valeurs ne conviennent pas.' });
  const right = attempts.filter(({ caseId }) => caseId !== 'gone');
  for (const each of right) server.written.set(each.id, each);
  if (server.loses) throw new CallFailed(0);
  return {
    accepted: right.map(({ id, caseId, grade }) => ({ id, caseId, due: grade ? 'tomorrow' : null })),
    refused: attempts
      .filter(({ caseId }) => caseId === 'gone')
      .map(({ id }) => ({ id, code: 'not_found', message: 'Cet élément n’existe pas.', graded: null })),
  };
}

const queueOf = (person: string) =>
  new AttemptQueue(person, {
    device,
    send,
    onRefused: (message) => refused.push(message),
    onChange: () => undefined,
  });
const attempt = (id: string, more: Partial<Attempt> = {}): Attempt => ({
  id,
  caseId: 'c1',
  at: `2026-11-23T08:00:${String(kept.size).padStart(2, '0')}.000Z`,
  ...more,
});

it('an attempt is sent at once, and leaves the device once the server has it', async () => {
  const queue = queueOf('lea');
  expect(await queue.record(attempt('a', { hypothesis: 'Pneumothorax' }))).toEqual({
    state: 'sent',
    due: null,
  });
  expect(await queue.record(attempt('a', { grade: 3 }))).toEqual({ state: 'sent', due: 'tomorrow' });
  expect([queue.kept, kept.size, server.written.get('a')?.grade]).toEqual([0, 0, 3]);
});

it('attempts wait for the connection, also through a reload, and are then sent once, oldest first', async () => {
  server.fails = new CallFailed(0);
  const queue = queueOf('lea');
  for (const id of ['b', 'a', 'c']) expect(await queue.record(attempt(id))).toEqual({ state: 'kept' });
  expect(queue.kept).toBe(3);
  server.fails = null;
  const afterReload = queueOf('lea');
  await Promise.all([afterReload.send(), afterReload.send()]);
  expect([...server.written.keys()]).toEqual(['b', 'a', 'c']);
  expect([afterReload.kept, server.calls.at(-1)]).toEqual([0, 3]);
});

it('an answer that was lost changes nothing: the same id is sent again', async () => {
  server.loses = true;
  const queue = queueOf('lea');
  expect(await queue.record(attempt('a', { grade: 2 }))).toEqual({ state: 'kept' });
  server.loses = false;
  await queue.send();
  expect([queue.kept, server.written.size]).toEqual([0, 1]);
});

it('a grade given while its attempt is being sent is not lost', async () => {
  const queue = queueOf('lea');
  const thought = queue.record(attempt('a', { hypothesis: 'Pneumothorax' }));
  const graded = queue.record(attempt('a', { hypothesis: 'Pneumothorax', grade: 1 }));
  await thought;
  expect(await graded).toEqual({ state: 'sent', due: 'tomorrow' });
  expect([server.written.get('a')?.grade, queue.kept]).toEqual([1, 0]);
});

it('a hundred and twenty are sent fifty at a time', async () => {
  server.fails = new CallFailed(503);
  const queue = queueOf('lea');
  await Promise.all(Array.from({ length: 120 }, (_, index) => queue.record(attempt(`a${index}`))));
  Object.assign(server, { fails: null, calls: [] });
  await queue.send();
  expect([server.calls, server.written.size, queue.kept]).toEqual([[50, 50, 20], 120, 0]);
});

it('one that is refused is told and let go of; the others are written', async () => {
  server.fails = new CallFailed(0);
  const queue = queueOf('lea');
  await queue.record(attempt('a'));
  await queue.record(attempt('b', { caseId: 'gone' }));
  await queue.record(attempt('c', { hypothesis: 'poison' }));
  server.fails = null;
  expect(await queue.record(attempt('d'))).toEqual({ state: 'sent', due: null });
  expect([[...server.written.keys()], queue.kept]).toEqual([['a', 'd'], 0]);
  expect(refused).toEqual(['Cet élément n’existe pas.', 'Certaines valeurs ne conviennent pas.']);
});

it.each([401, 429, 500, 503])('after an answer %i they stay', async (status) => {
  server.fails = new CallFailed(status);
  const queue = queueOf('lea');
  expect(await queue.record(attempt('a'))).toEqual({ state: 'kept' });
  expect([queue.kept, refused]).toEqual([1, []]);
});

it('they are one person’s: nobody else on the device sends or erases them', async () => {
  server.fails = new CallFailed(0);
  await queueOf('lea').record(attempt('a'));
  server.fails = null;
  await queueOf('le').send();
  await queueOf('tom').send();
  expect([kept.size, server.written.size]).toEqual([1, 0]);
});

it('what fails in a way that nobody foresaw keeps none that comes later from being sent', async () => {
  const queue = queueOf('lea');
  server.fails = new TypeError('unforeseen') as never;
  await expect(queue.record(attempt('a'))).rejects.toThrow('unforeseen');
  server.fails = null;
  expect(await queue.record(attempt('b'))).toEqual({ state: 'sent', due: null });
  expect([...server.written.keys()]).toEqual(['a', 'b']);
});

it('without room on the device they are sent all the same', async () => {
  full = true;
  expect(await queueOf('lea').record(attempt('a', { grade: 4 }))).toEqual({ state: 'sent', due: 'tomorrow' });
});

it('one that is neither sent nor stored is said to be lost', async () => {
  full = true;
  server.fails = new CallFailed(0);
  expect(await queueOf('lea').record(attempt('a', { grade: 4 }))).toEqual({ state: 'lost' });
});

it('what cannot be read on the device is left alone', async () => {
  kept.set('attempt:lea:x', 'not JSON').set('attempt:lea:y', '{"id":3}');
  const queue = queueOf('lea');
  expect(await queue.record(attempt('a'))).toEqual({ state: 'sent', due: null });
  expect([queue.kept, server.calls]).toEqual([0, [1]]);
});

it('whoever had the device forget them is not kept again', async () => {
  server.fails = new CallFailed(0);
  const queue = queueOf('zoe');
  eraseLeft('zoe');
  expect(await queue.record(attempt('a'))).toEqual({ state: 'lost' });
  expect(kept.size).toBe(0);
});
