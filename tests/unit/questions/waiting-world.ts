import { CallFailed } from '#lib/platform/browser/client.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { WaitingSteps } from '#lib/questions/waiting-queue-store.ts';
import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { stubDevice } from '../device-storage.ts';

const anew = () => ({
  /** The device's storage. */
  held: new Map<string, string>(),
  isFull: false,
  /** Keys that contain this text cannot be stored for lack of room. */
  roomless: null as string | null,
  /** What the server received, and how it responds: without a failure, with an empty state. */
  server: {
    got: [] as string[],
    fails: new Map<string, CallFailed>(),
    hangs: null as Promise<void> | null,
  },
  told: [] as string[],
  /** Who is signed in; `''` stands for the owner of the steps. */
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

/** A person's queue, as in a newly opened page. */
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

/** Makes the server hang. @returns a function that lets it respond again */
export function hang(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  world.server.hangs = promise;
  return resolve;
}

export const conflict = new CallFailed(409, { code: 'step_validated', message: 'Déjà validée.' });
