import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAnswerKept, rewriteAnswer } from '#lib/offline/browser/kept-answer.ts';
import { decryptResponse, encryptResponse } from '#lib/offline/sealed.ts';
import { stubCaches } from './cache-storage.ts';
import { stubDevice } from './device-storage.ts';
import { stubKeyDatabase } from './key-database.ts';

const CALL = '/api/cases/c1/questions';
const device = new Map<string, string>();
let held: ReturnType<typeof stubCaches>;

beforeEach(() => {
  device.clear();
  device.set('token', 'secret').set('username', 'lea').set('kept', 'lea');
  stubDevice(device);
  stubKeyDatabase();
  held = stubCaches();
});
afterEach(() => vi.unstubAllGlobals());

const keeps = (answer: Response) => held.set('kept', new Map([[CALL, answer]]));
const keptNow = async () => held.get('kept')!.get(CALL)!.clone();

it('what is kept of a call is brought up to date, and stays sealed where it was', async () => {
  keeps(Response.json({ step: 1 }));
  await rewriteAnswer(CALL, { step: 2 });
  expect(await (await keptNow()).json()).toEqual({ step: 2 });
  keeps(await encryptResponse(Response.json({ step: 1 }), CALL));
  await rewriteAnswer(CALL, { step: 2 });
  expect(await (await keptNow()).text()).not.toContain('step');
  expect(await (await decryptResponse(await keptNow(), CALL)).json()).toEqual({ step: 2 });
});

it('nothing is kept of what nobody asked to keep, nor for somebody else', async () => {
  await rewriteAnswer(CALL, { step: 2 });
  expect(held.has('kept')).toBe(false);
  keeps(Response.json({ step: 1 }));
  await rewriteAnswer('/api/cases/c2/questions', { step: 2 });
  device.set('kept', 'tom');
  await rewriteAnswer(CALL, { step: 2 });
  expect([...held.get('kept')!.keys()]).toEqual([CALL]);
  expect(await (await keptNow()).json()).toEqual({ step: 1 });
  expect(await isAnswerKept(CALL)).toBe(false);
  device.set('kept', 'lea');
  expect([await isAnswerKept(CALL), await isAnswerKept('/api/cases/c2/questions')]).toEqual([true, false]);
});

it('what cannot be brought up to date is kept no more', async () => {
  keeps(Response.json({ step: 1 }));
  const { open } = caches;
  vi.stubGlobal('caches', {
    ...caches,
    open: async (name: string) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }),
  });
  await rewriteAnswer(CALL, { step: 1 });
  expect(held.get('kept')!.has(CALL), 'as it is already').toBe(true);
  await rewriteAnswer(CALL, { step: 2 });
  expect(held.get('kept')!.has(CALL)).toBe(false);
});
