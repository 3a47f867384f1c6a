import { CallFailed } from '#lib/platform/browser/client.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { WaitingSteps } from '#lib/questions/waiting-queue-store.ts';
import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { stubDevice } from '../device-storage.ts';

const anew = () => ({
  /** What the device holds. */
  held: new Map<string, string>(),
  isFull: false,
  /** Keys with this in them have no room. */
  roomless: null as string | null,
  /** What the server got, and what it answers: nothing is a state. */
  server: {
    got: [] as string[],
    fails: new Map<string, CallFailed>(),
    hangs: null as Promise<void> | null,
  },
  told: [] as string[],
  /** Who is signed in; `''` is whoever the steps are of. */
  signedIn: '',
});

/** The device and the server of steps that wait; each test begins with new ones. */
export const world = anew();
export const resetWorld = () => Object.assign(world, anew());

export const waiting = (caseId: string, at: string, more: Partial<WaitingStep> = {}): WaitingStep => ({
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
export const stepsOf = (person: string) =>
  new WaitingSteps(person, {
    device: stubDevice(
      world.held,
      (key) => world.isFull || (world.roomless !== null && key.includes(world.roomless)),
    ),
    isSignedIn: (whose) => world.signedIn === '' || world.signedIn === whose,
    async send({ caseId }) {
      world.server.got.push(caseId);
      await world.server.hangs;
      const failure = world.server.fails.get(caseId);
      if (failure) throw failure;
      return {} as AttemptState;
    },
    onSent: ({ caseId }) => world.told.push(`sent ${caseId}`),
    onRefused: ({ caseId }, { code }) => world.told.push(`refused ${caseId} ${code}`),
  });

/** The server answers no more until what this returns is called. */
export function hang(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  world.server.hangs = promise;
  return resolve;
}

export const conflict = new CallFailed(409, { code: 'step_validated', message: 'Déjà validée.' });
