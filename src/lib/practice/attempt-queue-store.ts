import { CallFailed } from '#lib/contract/client.ts';
import { isErased } from '#lib/stores/erased.ts';
import { attemptKey, attemptPrefix } from './attempt-key-rules.ts';
import { ATTEMPTS_MAX } from './attempt-rules.ts';
import type { Attempt, AttemptsAnswer, GradedState } from './schemas.ts';

/** What became of an attempt that was recorded. */
export type AttemptOutcome =
  | { state: 'sent'; due: string | null }
  /** It waits on this device for the connection. */
  | { state: 'kept' }
  /** `graded` is the grade that the server has instead, if it has one. */
  | { state: 'refused'; message: string; graded: GradedState | null };

export interface QueueEnvironment {
  device: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> | null;
  /** @throws CallFailed */
  send(attempts: Attempt[]): Promise<AttemptsAnswer>;
  /** An attempt that will never be written, and why. */
  onRefused(message: string): void;
  /** How many are kept has changed. */
  onChange(): void;
}

interface Entry {
  key: string;
  /** As it is kept: while it is being sent it may be graded. */
  text: string;
  attempt: Attempt;
}

/** Whether the same may be accepted later: no connection, no session, too much at once, a server in trouble. */
function mayPass({ status }: CallFailed): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/**
 * The attempts of one person: each is kept on the device until the server has said what becomes of it. Sent twice, after
 * an answer that was lost or by two tabs, it is there once (its id).
 */
export class AttemptQueue {
  readonly #person: string;
  readonly #environment: QueueEnvironment;
  /** What became of the entries that calls under way wait for, by their text. */
  readonly #outcomes = new Map<string, AttemptOutcome>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(person: string, environment: QueueEnvironment) {
    this.#person = person;
    this.#environment = environment;
  }

  get kept(): number {
    return this.#entries().length;
  }

  /** Keeps an attempt, then sends it with those that were kept before; a call that fails leaves it kept. */
  async record(attempt: Attempt): Promise<AttemptOutcome> {
    const entry = { key: attemptKey(this.#person, attempt.id), text: JSON.stringify(attempt), attempt };
    const isKept = this.#keep(entry);
    this.#outcomes.set(entry.text, { state: 'kept' });
    await this.send(isKept ? [] : [entry]);
    const outcome = this.#outcomes.get(entry.text) ?? { state: 'kept' };
    this.#outcomes.delete(entry.text);
    return outcome;
  }

  /** Sends what is kept, oldest first, and what there was no room for. One call at a time. */
  send(unkept: readonly Entry[] = []): Promise<void> {
    const sent = this.#sending.then(() => this.#sendAll([...this.#entries(), ...unkept]));
    // What goes wrong is told to whoever sends, and keeps nobody after them from sending.
    this.#sending = sent.catch(() => undefined);
    return sent;
  }

  async #sendAll(entries: readonly Entry[]): Promise<void> {
    for (let from = 0; from < entries.length; from += ATTEMPTS_MAX)
      if (!(await this.#sendSome(entries.slice(from, from + ATTEMPTS_MAX)))) return;
  }

  /** @returns false when the rest is for later */
  async #sendSome(entries: readonly Entry[]): Promise<boolean> {
    if (isErased(this.#person)) return false;
    try {
      const { accepted, refused } = await this.#environment.send(entries.map(({ attempt }) => attempt));
      for (const { id, due } of accepted) this.#settle(entries, id, { state: 'sent', due });
      for (const { id, message, graded } of refused)
        this.#settle(entries, id, { state: 'refused', message, graded });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (mayPass(error)) return false;
      // One of them is not even an attempt: the others are not to wait behind it for ever.
      if (entries.length > 1) return this.#sendEach(entries);
      const message = error.serverMessage ?? error.message;
      const outcome = { state: 'refused', message, graded: null } as const;
      for (const { attempt } of entries) this.#settle(entries, attempt.id, outcome);
      return true;
    }
  }

  async #sendEach(entries: readonly Entry[]): Promise<boolean> {
    for (const entry of entries) if (!(await this.#sendSome([entry]))) return false;
    return true;
  }

  #settle(entries: readonly Entry[], id: string, outcome: AttemptOutcome): void {
    const entry = entries.find(({ attempt }) => attempt.id === id);
    if (!entry) return;
    const { device, onRefused, onChange } = this.#environment;
    if (device?.getItem(entry.key) === entry.text) device.removeItem(entry.key);
    if (this.#outcomes.has(entry.text)) this.#outcomes.set(entry.text, outcome);
    if (outcome.state === 'refused') onRefused(outcome.message);
    onChange();
  }

  #keep({ key, text }: Entry): boolean {
    const { device, onChange } = this.#environment;
    if (!device || isErased(this.#person)) return false;
    try {
      device.setItem(key, text);
    } catch {
      // No room, or not allowed: it is sent now or never.
      return false;
    }
    onChange();
    return true;
  }

  /** What is kept, oldest first; what cannot be read is no attempt. */
  #entries(): Entry[] {
    const { device } = this.#environment;
    const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(attemptPrefix(this.#person)))
      .flatMap((key) => readEntry(key, device?.getItem(key) ?? ''))
      .sort((a, b) => a.attempt.at.localeCompare(b.attempt.at));
  }
}

function readEntry(key: string, text: string): Entry[] {
  try {
    const attempt = JSON.parse(text) as Attempt | null;
    return typeof attempt?.id === 'string' && typeof attempt.at === 'string' ? [{ key, text, attempt }] : [];
  } catch {
    return [];
  }
}
