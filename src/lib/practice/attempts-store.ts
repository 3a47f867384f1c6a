import { atom } from 'nanostores';
import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { call } from '#lib/platform/browser/api.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { type AttemptOutcome, AttemptQueue } from './attempt-queue-store.ts';
import { RETRY } from './attempt-rules.ts';
import { attemptMessages } from './attempt-texts.ts';
import type { Attempt } from './schemas.ts';

/** Number of attempts stored on this device until there is a connection. */
export const $keptAttempts = atom(0);

const LOST: AttemptOutcome = { state: 'lost' };

let queue: { person: string; attempts: AttemptQueue } | undefined;
let listens = false;
let retry: ReturnType<typeof setTimeout> | undefined;

function openQueue(): AttemptQueue | undefined {
  const person = pageOwner();
  if (person === undefined) return undefined;
  if (queue?.person !== person) queue = { person, attempts: new AttemptQueue(person, environment) };
  return queue.attempts;
}

const environment = {
  get device() {
    return deviceStorage();
  },
  send: (attempts: Attempt[]) => call('POST /practice/attempts', { body: { attempts } }),
  onRefused: (message: string) => notify('error', attemptMessages.refused(message)),
  onChange: () => $keptAttempts.set(queue?.attempts.kept ?? 0),
};

async function sendKept(): Promise<void> {
  clearTimeout(retry);
  const attempts = openQueue();
  if (!attempts) return;
  await attempts.send();
  environment.onChange();
  tryAgainLater();
}

/** Schedules a retry after a server error; a lost connection fires `online` instead. */
function tryAgainLater(): void {
  clearTimeout(retry);
  if ($keptAttempts.get() > 0 && navigator.onLine) retry = setTimeout(() => void sendKept(), RETRY);
}

function listen(): void {
  if (!listens) addEventListener('online', () => void sendKept());
  listens = true;
}

/** Records an attempt, immediately or when there is a connection. Refusals and losses are shown as notices. */
export async function recordAttempt(attempt: Attempt): Promise<AttemptOutcome> {
  listen();
  const attempts = openQueue();
  const outcome = (await attempts?.record(attempt)) ?? LOST;
  if (outcome.state === 'lost')
    notify('error', attempts ? attemptMessages.noRoom : attemptMessages.signedOut);
  tryAgainLater();
  return outcome;
}

/** Sends attempts stored by an earlier visit, immediately and whenever the connection is restored. */
export function restoreAttempts(): void {
  listen();
  void sendKept();
}
