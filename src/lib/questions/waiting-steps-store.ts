import { atom } from 'nanostores';
import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { isAnswerKept, rewriteAnswer } from '#lib/offline/browser/kept-answer.ts';
import { call } from '#lib/platform/browser/api.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { CallFailed, mayPass } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { keepAnswers } from './answers-store.ts';
import type { AttemptState } from './attempt-schemas.ts';
import { attemptCall } from './paths.ts';
import { WaitingSteps } from './waiting-queue-store.ts';
import { type WaitingStep, waitingKey, waitingPrefix } from './waiting-step.ts';
import { waitingMessages as m } from './waiting-texts.ts';

/** Delay (ms) before steps are sent again after a server error. */
const RETRY = 30_000;

/** Errors meaning that the page's state of the attempt is outdated, so that the step's form may disappear. */
export const OUTDATED: readonly string[] = ['step_validated', 'questions_changed'];

/** The steps of this device's person that wait, and those that were refused, oldest first. */
export const $waitingSteps = atom<readonly WaitingStep[]>([]);
/** The attempt of the last waiting step that was sent or refused; `state` is null if it must be requested again. */
export const $settledStep = atom<{ caseId: string; state: AttemptState | null } | null>(null);

let queue: { person: string; steps: WaitingSteps } | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

function openQueue(): WaitingSteps | undefined {
  const person = pageOwner();
  if (person === undefined) return undefined;
  if (queue?.person !== person) queue = { person, steps: new WaitingSteps(person, environment) };
  return queue.steps;
}

const tell = () => $waitingSteps.set(openQueue()?.list() ?? []);

const isUnsent = ({ refused }: WaitingStep) => !refused;

/** Reads the steps again after another tab has stored, sent or erased one. */
function followOtherTab({ key }: StorageEvent): void {
  const person = pageOwner();
  if (person === undefined || !key?.startsWith(waitingPrefix(person))) return;
  const before = $waitingSteps.get().filter(isUnsent);
  tell();
  const waits = new Set($waitingSteps.get().map((step) => waitingKey(person, step)));
  const settled = before.find((step) => !waits.has(waitingKey(person, step)));
  if (settled && storedSession()) $settledStep.set({ caseId: settled.caseId, state: null });
}

const sendOnline = () => void sendWaitingSteps();

/** Listens to the network and to other tabs; adding the same listener again has no effect. */
function listen(): void {
  addEventListener('online', sendOnline);
  addEventListener('storage', followOtherTab);
}

/** @throws CallFailed, also if the response is not from this site, such as the page of a proxy */
async function send({ caseId, round, version, step, answers }: WaitingStep): Promise<AttemptState> {
  const params = { kind: 'case' as const, id: caseId };
  const body = { round, version, step: step.id, answers };
  const state: Partial<AttemptState> | null = await call('POST /[kind]/[id]/questions', {
    params,
    body,
  }).catch((error) => {
    // A response that breaks off fails with another error than one that never arrives.
    throw error instanceof CallFailed ? error : new CallFailed(0);
  });
  if (!Array.isArray(state?.steps)) throw new CallFailed(0);
  return state as AttemptState;
}

const environment = {
  get device() {
    return deviceStorage();
  },
  isSignedIn: (person: string) => storedSession()?.username === person,
  send,
  onSent({ caseId, round, step }: WaitingStep, state: AttemptState) {
    keepAnswers({ caseId, round, step: step.id }, null);
    void keepAttempt(caseId, state);
    tell();
    $settledStep.set({ caseId, state });
    notify('success', m.sent);
  },
  onRefused({ caseId, round, step, answers }: WaitingStep, failure: CallFailed) {
    // If the case asks the step again, its form contains these answers.
    keepAnswers({ caseId, round, step: step.id }, answers);
    tell();
    $settledStep.set({ caseId, state: null });
    notify('error', m.refused(failure.code, failure.message));
  },
};

/** Updates the offline copy of an attempt, which must not ask again what was answered since. */
export const keepAttempt = (caseId: string, state: AttemptState): Promise<void> =>
  rewriteAnswer(attemptCall(caseId), state);

/** Whether the questions of a case are kept offline, so that their answers can wait for the network. */
export const areQuestionsKept = (caseId: string): Promise<boolean> => isAnswerKept(attemptCall(caseId));

/** Sends the waiting steps, and retries after a server error; after a lost connection, `online` triggers it. */
export async function sendWaitingSteps(): Promise<void> {
  listen();
  clearTimeout(retry);
  tell();
  if (!$waitingSteps.get().some(isUnsent)) return;
  await openQueue()?.send();
  tell();
  waitForNetwork();
}

function waitForNetwork(): void {
  clearTimeout(retry);
  const isWaiting = $waitingSteps.get().some(isUnsent);
  if (isWaiting && navigator.onLine && storedSession())
    retry = setTimeout(() => void sendWaitingSteps(), RETRY);
}

/** Keeps answers to a step that another tab validated first, to be read. @throws CallFailed if there is no room */
function putBeside(steps: WaitingSteps, step: WaitingStep): null {
  const isStored = steps.refuse(step, { code: 'validated_before', message: m.validatedBefore });
  tell();
  waitForNetwork();
  if (!isStored) throw new CallFailed(0);
  return null;
}

/**
 * Validates a step. If the case's questions are kept offline, the step is stored on the device before it is sent. It
 * waits there while the network fails, and stays readable if the server finds it outdated.
 * @returns the attempt after the step; null while the step waits
 * @throws CallFailed
 */
export async function validateStep(step: WaitingStep): Promise<AttemptState | null> {
  listen();
  const steps = openQueue();
  const isKept = await areQuestionsKept(step.caseId);
  if (steps?.waitsOtherwise(step)) return putBeside(steps, step);
  const waits = isKept && steps?.keep(step) === true;
  try {
    const state = await send(step);
    steps?.forget(step);
    return state;
  } catch (error) {
    if (waits && error instanceof CallFailed && mayPass(error)) {
      tell();
      waitForNetwork();
      return null;
    }
    if (waits && error instanceof CallFailed && OUTDATED.includes(error.code))
      steps?.refuse(step, { code: error.code, message: error.message });
    else if (waits) steps?.forget(step);
    throw error;
  } finally {
    tell();
  }
}

/** Erases a refused step, once the person has read it. */
export function forgetStep(step: WaitingStep): void {
  openQueue()?.forget(step);
  tell();
}
