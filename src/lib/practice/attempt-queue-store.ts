import { isErased } from '#lib/accounts/browser/erased.ts';
import { CallFailed, mayPass } from '#lib/platform/browser/client.ts';
import { attemptKey, attemptPrefix } from './attempt-key-rules.ts';
import { ATTEMPTS_MAX, type Grade } from './attempt-rules.ts';
import type { Attempt, AttemptsAnswer, GradedState } from './schemas.ts';

/** The outcome of recording an attempt. */
export type AttemptOutcome =
  | { state: 'sent'; due: string | null }
  /** Stored on this device until there is a connection. */
  | { state: 'kept' }
  /** Neither sent nor stored: nobody is signed in, or storage is full. */
  | { state: 'lost' }
  /** `graded` is the grade that the server has instead, if any. */
  | { state: 'refused'; message: string; graded: GradedState | null };

export interface QueueEnvironment {
  device: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> | null;
  /** @throws CallFailed */
  send(attempts: Attempt[]): Promise<AttemptsAnswer>;
  /** Called when an attempt is refused permanently, with the reason. */
  onRefused(message: string): void;
  /** Called when the number of stored attempts has changed. */
  onChange(): void;
}

interface Entry {
  key: string;
  /** The attempt as stored; compared later, because it may be graded while it is being sent. */
  text: string;
  attempt: Attempt;
}

/**
 * Attempts of one person that the server has not confirmed yet, stored on the device. An attempt that is sent twice,
 * after a lost response or by two tabs, is stored only once by the server, which recognises its id.
 */
export class AttemptQueue {
  readonly #person: string;
  readonly #environment: QueueEnvironment;
  /** Outcomes that pending `record` calls wait for, by the stored text of the attempt. */
  readonly #outcomes = new Map<string, AttemptOutcome>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(person: string, environment: QueueEnvironment) {
    this.#person = person;
    this.#environment = environment;
  }

  get kept(): number {
    return this.#entries().length;
  }

  /** Stores an attempt, then sends it after earlier ones. If sending fails, it stays stored, if there was space. */
  async record(attempt: Attempt): Promise<AttemptOutcome> {
    const entry = { key: attemptKey(this.#person, attempt.id), text: JSON.stringify(attempt), attempt };
    const isKept = this.#keep(entry);
    const unsent: AttemptOutcome = { state: isKept ? 'kept' : 'lost' };
    this.#outcomes.set(entry.text, unsent);
    await this.send(isKept ? [] : [entry]);
    const outcome = this.#outcomes.get(entry.text) ?? unsent;
    this.#outcomes.delete(entry.text);
    return outcome;
  }

  /** Sends stored attempts, oldest first, then those that could not be stored. Only one call runs at a time. */
  send(unkept: readonly Entry[] = []): Promise<void> {
    const sent = this.#sending.then(() => this.#sendAll([...this.#entries(), ...unkept]));
    // An error only reaches its own caller, and does not block later calls.
    this.#sending = sent.catch(() => undefined);
    return sent;
  }

  async #sendAll(entries: readonly Entry[]): Promise<void> {
    for (let from = 0; from < entries.length; from += ATTEMPTS_MAX)
      if (!(await this.#sendSome(entries.slice(from, from + ATTEMPTS_MAX)))) return;
  }

  /** @returns false when the remaining attempts must wait */
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
      // One of them is malformed: each is sent separately, to let the others succeed.
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
      // Storage is full or forbidden: this attempt can only be sent now.
      return false;
    }
    onChange();
    return true;
  }

  /** Stored attempts, oldest first; unreadable ones are skipped. */
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

/** The state of an attempt, shown after its grade. */
interface ShownState {
  id?: string;
  grade?: Grade | null;
  due: string | null;
  kept: boolean;
}

/** The displayed state after an outcome. The reason for a refusal is shown separately, as a notice. */
export function stateAfter(outcome: AttemptOutcome): ShownState {
  if (outcome.state === 'sent') return { due: outcome.due, kept: false };
  if (outcome.state === 'kept') return { due: null, kept: true };
  const graded = outcome.state === 'refused' ? outcome.graded : null;
  // Shows the server's grade, or none, but never the refused one.
  if (graded) return { id: graded.attemptId, grade: graded.grade, due: graded.due, kept: false };
  return { grade: null, due: null, kept: false };
}
