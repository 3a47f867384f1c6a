import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseLeft } from '#lib/accounts/browser/left-on-device.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { WaitingSteps } from '#lib/questions/waiting-queue-store.ts';
import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { stubDevice } from '../device-storage.ts';

const held = new Map<string, string>();
let isFull: boolean;
/** Keys with this in them have no room. */
let roomless: string | null;
/** What the server got, and what it answers: nothing is a state. */
let server: { got: string[]; fails: Map<string, CallFailed>; hangs: Promise<void> | null };
let told: string[];
/** Who is signed in; `''` is whoever the steps are of. */
let signedIn: string;

beforeEach(() => {
  held.clear();
  isFull = false;
  roomless = null;
  server = { got: [], fails: new Map(), hangs: null };
  told = [];
  signedIn = '';
});
afterEach(() => vi.unstubAllGlobals());

const waiting = (caseId: string, at: string, more: Partial<WaitingStep> = {}): WaitingStep => ({
  caseId,
  round: 1,
  version: 2,
  step: { id: 's1', text: '', isValidated: false, questions: [] },
  from: 1,
  answers: { q1: { chosen: ['q1a'] } },
  at,
  ...more,
});

/** The queue of a person, as a page that is opened anew has it. */
const stepsOf = (person: string) =>
  new WaitingSteps(person, {
    device: stubDevice(held, (key) => isFull || (roomless !== null && key.includes(roomless))),
    isSignedIn: (whose) => signedIn === '' || signedIn === whose,
    async send({ caseId }) {
      server.got.push(caseId);
      await server.hangs;
      const failure = server.fails.get(caseId);
      if (failure) throw failure;
      return {} as AttemptState;
    },
    onSent: ({ caseId }) => told.push(`sent ${caseId}`),
    onRefused: ({ caseId }, { code }) => told.push(`refused ${caseId} ${code}`),
  });
const conflict = new CallFailed(409, { code: 'step_validated', message: 'Déjà validée.' });

describe('steps that were validated without network', () => {
  it('wait on the device, and are sent once, oldest first, whatever page and however often one asks', async () => {
    const steps = stepsOf('lea');
    expect(steps.keep(waiting('c2', '2026-11-30T10:00:00Z'))).toBe(true);
    expect(steps.keep(waiting('c1', '2026-11-30T09:00:00Z'))).toBe(true);
    const reloaded = stepsOf('lea');
    expect(reloaded.list().map(({ caseId }) => caseId)).toEqual(['c1', 'c2']);
    await Promise.all([reloaded.send(), reloaded.send(), reloaded.send()]);
    expect(server.got).toEqual(['c1', 'c2']);
    expect(told).toEqual(['sent c1', 'sent c2']);
    expect(held.size).toBe(0);
  });

  it('of one attempt are one for each step', () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c1', '2026-11-30T10:00:00Z'));
    steps.keep(waiting('c1', '2026-11-30T11:00:00Z', { round: 2 }));
    expect(steps.list().map(({ at, round }) => [at.slice(11, 13), round])).toEqual([
      ['10', 1],
      ['11', 2],
    ]);
  });

  it.each([0, 401, 408, 429, 500, 503])('wait on where the server answers %i', async (status) => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    server.fails.set('c1', new CallFailed(status));
    await steps.send();
    // Where the network fails the others are not tried.
    expect(server.got).toEqual(['c1']);
    expect([steps.list().length, told]).toEqual([2, []]);
    server.fails.clear();
    await steps.send();
    expect([server.got, held.size]).toEqual([['c1', 'c1', 'c2'], 0]);
  });

  it('that the server refuses stay to be read, are sent no more, and hold nothing up', async () => {
    const steps = stepsOf('lea');
    const step = waiting('c1', '2026-11-30T09:00:00Z');
    steps.keep(step);
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    server.fails.set('c1', conflict);
    await steps.send();
    await stepsOf('lea').send();
    expect(server.got).toEqual(['c1', 'c2']);
    expect(told).toEqual(['refused c1 step_validated', 'sent c2']);
    const refused = { code: 'step_validated', message: 'Déjà validée.' };
    expect(steps.list()).toEqual([{ ...step, refused }]);
    // What is validated since waits beside it.
    const since = { ...step, answers: { q1: { chosen: ['q1b'] } } };
    expect(steps.keep(since)).toBe(true);
    expect(steps.list()).toEqual([{ ...step, refused }, since]);
    steps.forget({ ...step, refused });
    expect(steps.list()).toEqual([since]);
  });

  it('with other answers than those that wait take the place of none, and settle none', async () => {
    const [first, second] = [stepsOf('lea'), stepsOf('lea')];
    const one = waiting('c1', '2026-11-30T09:00:00Z');
    const other = { ...one, at: '2026-11-30T09:00:01Z', answers: { q1: { chosen: ['q1b'] } } };
    expect([first.keep(one), second.waitsOtherwise(one), second.waitsOtherwise(other)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(second.keep(other)).toBe(false);
    expect(second.forget(other)).toBe(false);
    expect(second.list()).toEqual([one]);
    const refused = { code: 'validated_before', message: 'Déjà validée.' };
    expect(second.refuse(other, refused)).toBe(true);
    expect(first.list()).toEqual([one, { ...other, refused }]);
    // Those that are settled while they are sent make room for what is kept meanwhile.
    let answer = () => {};
    server.hangs = new Promise((resolve) => {
      answer = resolve;
    });
    const sending = first.send();
    await vi.waitFor(() => expect(server.got).toEqual(['c1']));
    second.forget(one);
    second.keep(other);
    answer();
    await sending;
    expect(first.list()).toEqual([{ ...other, refused }, other]);
  });

  it('that are refused where there is no room for the reason wait on', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    server.fails.set('c1', conflict);
    roomless = ':2026-';
    await steps.send();
    expect(steps.list()).toEqual([waiting('c1', '2026-11-30T09:00:00Z')]);
  });

  it('of a case that is gone are told, and stay to be read: it may come back', async () => {
    const steps = stepsOf('lea');
    const step = waiting('c1', '2026-11-30T09:00:00Z');
    steps.keep(step);
    const message = 'Cet élément n’existe pas.';
    server.fails.set('c1', new CallFailed(404, { code: 'not_found', message }));
    await steps.send();
    expect(told).toEqual(['refused c1 not_found']);
    expect(steps.list()).toEqual([{ ...step, refused: { code: 'not_found', message } }]);
  });

  it('are not sent while nobody is signed in, nor as somebody else who signs in meanwhile', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    signedIn = 'nobody';
    await steps.send();
    expect(server.got).toEqual([]);
    signedIn = '';
    let answer = () => {};
    server.hangs = new Promise((resolve) => {
      answer = resolve;
    });
    const sending = steps.send();
    await vi.waitFor(() => expect(server.got).toEqual(['c1']));
    signedIn = 'tom';
    answer();
    await sending;
    expect([server.got, told]).toEqual([['c1'], []]);
    expect(steps.list().map(({ caseId }) => caseId)).toEqual(['c2']);
  });

  it('that another tab erased while they were sent are not kept again', async () => {
    const steps = stepsOf('lea');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    server.fails.set('c1', conflict);
    let answer = () => {};
    server.hangs = new Promise((resolve) => {
      answer = resolve;
    });
    const sending = steps.send();
    await vi.waitFor(() => expect(server.got).toEqual(['c1']));
    held.clear();
    answer();
    await sending;
    expect(held.size).toBe(0);
  });

  it('are one person’s: nobody else sees or sends them', async () => {
    stepsOf('lea').keep(waiting('c1', '2026-11-30T09:00:00Z'));
    const other = stepsOf('le');
    expect(other.list()).toEqual([]);
    await other.send();
    expect(server.got).toEqual([]);
  });

  it('are not kept where there is no room, which is told, and what nobody can read is passed over', () => {
    isFull = true;
    const steps = stepsOf('lea');
    expect(steps.keep(waiting('c1', '2026-11-30T09:00:00Z'))).toBe(false);
    held.set('questions:lea:c1:1:s1', '{').set('questions:lea:c2:1:s1', '{"caseId":"c2"}');
    expect(steps.list()).toEqual([]);
  });

  it('that were erased are neither sent nor kept again by the page that is left', async () => {
    const steps = stepsOf('berthe');
    steps.keep(waiting('c1', '2026-11-30T09:00:00Z'));
    steps.keep(waiting('c2', '2026-11-30T10:00:00Z'));
    let answer = () => {};
    server.hangs = new Promise((resolve) => {
      answer = resolve;
    });
    server.fails.set('c1', conflict);
    const sending = steps.send();
    await vi.waitFor(() => expect(server.got).toEqual(['c1']));
    eraseLeft('berthe');
    answer();
    await sending;
    expect([server.got, held.size]).toEqual([['c1'], 0]);
    expect(steps.keep(waiting('c3', '2026-11-30T11:00:00Z'))).toBe(false);
  });
});
