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

/** After a server error, steps are sent again this much later (ms). */
const RETRY = 30_000;

/** Errors after which the server knows better than the page how far the attempt is: its form may be gone. */
export const OUTDATED: readonly string[] = ['step_validated', 'questions_changed'];

/** The steps of this device's person that wait, and those that were refused, oldest first. */
export const $waitingSteps = atom<readonly WaitingStep[]>([]);
/** The last step that was settled after it had waited: the attempt as it is since, or null where it is to be read anew. */
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

/** Another tab has kept a step, or settled one: what this one shows of it is read anew. */
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

/** Listens to the network, and to other tabs; the same listener twice is once. */
function listen(): void {
  addEventListener('online', sendOnline);
  addEventListener('storage', followOtherTab);
}

/** @throws CallFailed, also where what answers is not the site: the page of a proxy does not count as an attempt */
async function send({ caseId, round, version, step, answers }: WaitingStep): Promise<AttemptState> {
  const params = { kind: 'case' as const, id: caseId };
  const body = { round, version, step: step.id, answers };
  const state: Partial<AttemptState> | null = await call('POST /[kind]/[id]/questions', {
    params,
    body,
  }).catch((error) => {
    // An answer that breaks off on its way fails otherwise than one that never came.
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
    // Where the case asks the step anew, what was typed stands in its form.
    keepAnswers({ caseId, round, step: step.id }, answers);
    tell();
    $settledStep.set({ caseId, state: null });
    notify('error', m.refused(failure.code, failure.message));
  },
};

/** Brings what is kept offline of an attempt up to date: a copy must not ask again what was answered since. */
export const keepAttempt = (caseId: string, state: AttemptState): Promise<void> =>
  rewriteAnswer(attemptCall(caseId), state);

/** Whether the questions of a case are kept offline: what is answered of them then waits for the network. */
export const areQuestionsKept = (caseId: string): Promise<boolean> => isAnswerKept(attemptCall(caseId));

/** Sends what waits, again a little later where the server fails; a lost connection fires `online` instead. */
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

/** Of a step that another tab validated first, these answers are kept to be read. @throws CallFailed where there is no room */
function putBeside(steps: WaitingSteps, step: WaitingStep): null {
  const isStored = steps.refuse(step, { code: 'validated_before', message: m.validatedBefore });
  tell();
  waitForNetwork();
  if (!isStored) throw new CallFailed(0);
  return null;
}

/**
 * Validates a step. Of a case whose questions are kept offline it is on the device before it is sent, and waits there
 * while the network fails; what the page then shows no more is kept to be read.
 * @returns the attempt as it is since; null while the step waits
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

/** Puts away a step that was refused, once its person has read it. */
export function forgetStep(step: WaitingStep): void {
  openQueue()?.forget(step);
  tell();
}
