import { atom } from 'nanostores';
import { call } from '#lib/stores/api.ts';
import { deviceStorage } from '#lib/stores/browser-storage.ts';
import { notify } from '#lib/stores/notices.ts';
import { storedSession } from '#lib/stores/session.ts';
import { type AttemptOutcome, AttemptQueue } from './attempt-queue-store.ts';
import { attemptMessages } from './attempt-texts.ts';
import type { Attempt } from './schemas.ts';

/** How many attempts wait on this device for the connection. Browser state only. */
export const $keptAttempts = atom(0);

/** Between two tries while a server in trouble, and no lost connection, keeps them from being written. */
const RETRY = 30_000;

let queue: { person: string; attempts: AttemptQueue } | undefined;
let listens = false;
let retry: ReturnType<typeof setTimeout> | undefined;

function openQueue(): AttemptQueue | undefined {
  const person = storedSession()?.username;
  if (person === undefined) return undefined;
  if (queue?.person !== person) queue = { person, attempts: new AttemptQueue(person, environment) };
  return queue.attempts;
}

const environment = {
  device: deviceStorage(),
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

function tryAgainLater(): void {
  clearTimeout(retry);
  if ($keptAttempts.get() > 0 && navigator.onLine) retry = setTimeout(() => void sendKept(), RETRY);
}

function listen(): void {
  if (!listens) addEventListener('online', () => void sendKept());
  listens = true;
}

/** Writes an attempt: at once, or once there is a connection. Refusals are told to the person here. */
export async function recordAttempt(attempt: Attempt): Promise<AttemptOutcome> {
  listen();
  const outcome: AttemptOutcome = (await openQueue()?.record(attempt)) ?? { state: 'kept' };
  tryAgainLater();
  return outcome;
}

/** Sends what an earlier visit could not, now and whenever the connection is back. */
export function restoreAttempts(): void {
  listen();
  void sendKept();
}
