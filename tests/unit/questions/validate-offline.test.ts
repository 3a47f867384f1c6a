import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { $notices } from '#lib/platform/notices-store.ts';
import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import {
  $settledStep,
  $waitingSteps,
  forgetStep,
  sendWaitingSteps,
  validateStep,
} from '#lib/questions/waiting-steps-store.ts';
import { stubCaches } from '../cache-storage.ts';
import { stubDevice } from '../device-storage.ts';

const CALL = '/api/cases/c1/questions';
const STATE = { round: 1, version: 2, steps: [], isFinished: false };
const device = new Map<string, string>();
let held: ReturnType<typeof stubCaches>;
let answer: () => Response;
let sent: unknown[];
/** The event listeners of the page, by event. */
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  device.clear();
  listeners.clear();
  device.set('token', 'secret').set('username', 'lea').set('kept', 'lea');
  stubDevice(device);
  held = stubCaches();
  sent = [];
  answer = () => Response.json(STATE);
  $settledStep.set(null);
  $notices.set([]);
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refusal = (code: string) => () => Response.json({ code, message: 'Refusé.' }, { status: 409 });
const keepCase = () => held.set('kept', new Map([[CALL, Response.json({ old: true })]]));
const step: WaitingStep = {
  caseId: 'c1',
  round: 1,
  version: 2,
  step: { id: 's1', text: '', isValidated: false, questions: [] },
  from: 1,
  answers: { q1: { chosen: ['q1a'] } },
  at: '2026-11-30T10:00:00.000Z',
};
const recorded = () => [...device.keys()].filter((key) => key.startsWith('questions:'));

describe('a step that is validated', () => {
  it('is sent, and leaves nothing on the device', async () => {
    keepCase();
    expect(await validateStep(step)).toEqual(STATE);
    expect(sent).toEqual([{ round: 1, version: 2, step: 's1', answers: step.answers }]);
    expect([recorded(), $waitingSteps.get()]).toEqual([[], []]);
  });

  it('without network waits, of a case that is kept; then it is sent once, and what is kept is brought up to date', async () => {
    keepCase();
    answer = lost;
    expect(await validateStep(step)).toBeNull();
    expect($waitingSteps.get()).toEqual([step]);
    expect(recorded()).toEqual(['questions:lea:c1:1:s1']);
    await sendWaitingSteps();
    expect($settledStep.get()).toBeNull();
    answer = () => Response.json(STATE);
    await Promise.all([sendWaitingSteps(), sendWaitingSteps()]);
    expect(sent).toHaveLength(3);
    expect($settledStep.get()).toEqual({ caseId: 'c1', state: STATE });
    expect([recorded(), $waitingSteps.get()]).toEqual([[], []]);
    await vi.waitFor(async () => expect(await held.get('kept')!.get(CALL)!.clone().json()).toEqual(STATE));
    expect($notices.get()).toMatchObject([{ tone: 'success' }]);
  });

  it('is tried again where the server fails, although the network is there', async () => {
    keepCase();
    answer = () => new Response(null, { status: 503 });
    expect(await validateStep(step)).toBeNull();
    answer = () => Response.json(STATE);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sent.length, recorded()]).toEqual([2, []]);
  });

  it.each([200, 302, 403, 404, 407, 409, 413])(
    'waits where the page of a proxy answers %i',
    async (status) => {
      keepCase();
      answer = () => new Response('<!doctype html><title>Proxy</title>', { status });
      expect(await validateStep(step)).toBeNull();
      await sendWaitingSteps();
      expect(sent).toHaveLength(2);
      expect($waitingSteps.get()).toEqual([step]);
      expect([$notices.get(), $settledStep.get()]).toEqual([[], null]);
      expect(await held.get('kept')!.get(CALL)!.clone().json()).toEqual({ old: true });
    },
  );

  it('waits where the answer breaks off on its way', async () => {
    keepCase();
    const broken = { ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) };
    answer = () => broken as unknown as Response;
    expect(await validateStep(step)).toBeNull();
    expect(recorded()).toEqual(['questions:lea:c1:1:s1']);
  });

  it('without network does not wait of a case that is not kept, nor of what somebody else kept', async () => {
    answer = lost;
    await expect(validateStep(step)).rejects.toThrow(CallFailed);
    keepCase();
    device.set('kept', 'tom');
    await expect(validateStep(step)).rejects.toThrow(CallFailed);
    expect(recorded()).toEqual([]);
  });

  it.each(['step_validated', 'questions_changed'])(
    'that is refused at once, %s, stays to be read',
    async (code) => {
      keepCase();
      answer = refusal(code);
      await expect(validateStep(step)).rejects.toMatchObject({ code });
      expect($waitingSteps.get()).toEqual([{ ...step, refused: { code, message: 'Refusé.' } }]);
      await sendWaitingSteps();
      expect(sent).toHaveLength(1);
    },
  );

  it('that is refused for what is in it does not wait: its form has the answers', async () => {
    keepCase();
    answer = refusal('answer_too_long');
    await expect(validateStep(step)).rejects.toMatchObject({ code: 'answer_too_long' });
    expect([recorded(), $waitingSteps.get()]).toEqual([[], []]);
  });

  it('that is refused later stays to be read, is told, and goes when it is put away', async () => {
    keepCase();
    answer = lost;
    await validateStep(step);
    answer = refusal('step_validated');
    await sendWaitingSteps();
    expect($waitingSteps.get()).toMatchObject([{ caseId: 'c1', refused: { code: 'step_validated' } }]);
    expect($settledStep.get()).toEqual({ caseId: 'c1', state: null });
    expect($notices.get()).toMatchObject([{ tone: 'error' }]);
    await sendWaitingSteps();
    expect(sent).toHaveLength(2);
    forgetStep($waitingSteps.get()[0]!);
    expect([recorded(), $waitingSteps.get()]).toEqual([[], []]);
  });

  it('is not sent while nobody is signed in: the page stays, and the next session sends it', async () => {
    keepCase();
    answer = lost;
    await validateStep(step);
    vi.stubGlobal('document', { documentElement: { dataset: { copy: '' } } });
    device.delete('token');
    await sendWaitingSteps();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(recorded()).toEqual(['questions:lea:c1:1:s1']);
  });

  it('in a second tab with other answers loses neither: the first are sent, the others stay to be read', async () => {
    keepCase();
    answer = lost;
    await validateStep(step);
    const other = { ...step, at: '2026-11-30T10:00:01.000Z', answers: { q1: { chosen: ['q1b'] } } };
    answer = () => Response.json(STATE);
    expect(await validateStep(other)).toBeNull();
    expect(sent).toHaveLength(1);
    expect($waitingSteps.get()).toMatchObject([step, { ...other, refused: { code: 'validated_before' } }]);
    await sendWaitingSteps();
    expect(sent).toMatchObject([{ answers: step.answers }, { answers: step.answers }]);
    expect($waitingSteps.get()).toMatchObject([other]);
  });

  it('is shown by other tabs, which read the attempt anew once it is settled, and send it as well', async () => {
    keepCase();
    await sendWaitingSteps();
    const key = 'questions:lea:c1:1:s1';
    device.set(key, JSON.stringify(step));
    listeners.get('storage')?.({ key });
    expect([$waitingSteps.get(), $settledStep.get()]).toEqual([[step], null]);
    device.delete(key);
    listeners.get('storage')?.({ key });
    expect([$waitingSteps.get(), $settledStep.get()]).toEqual([[], { caseId: 'c1', state: null }]);
    device.set(key, JSON.stringify(step));
    listeners.get('online')?.({});
    await vi.waitFor(() => expect(recorded()).toEqual([]));
    expect(sent).toHaveLength(1);
  });
});
