import { isErased } from '#lib/accounts/browser/erased.ts';
import { CallFailed, mayPass } from '#lib/platform/browser/client.ts';
import type { AttemptState } from './attempt-schemas.ts';
import { isSameAnswer, type WaitingStep, waitingKey, waitingPrefix } from './waiting-step.ts';

export interface WaitingEnvironment {
  device: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Whether this person is signed in: calls are made as whoever is signed in. */
  isSignedIn(person: string): boolean;
  /** @throws CallFailed */
  send(step: WaitingStep): Promise<AttemptState>;
  /** Called when the server has accepted a waiting step. */
  onSent(step: WaitingStep, state: AttemptState): void;
  /** Called when the server refuses a waiting step for good. */
  onRefused(step: WaitingStep, failure: CallFailed): void;
}

function readStep(text: string | null | undefined): WaitingStep[] {
  try {
    const step = JSON.parse(text ?? 'null') as WaitingStep | null;
    return typeof step?.caseId === 'string' && typeof step.step?.id === 'string' ? [step] : [];
  } catch {
    return [];
  }
}

/**
 * Steps that a person validated without network, stored on the device. A step sent twice, after a lost response or by
 * two tabs, counts once: the server identifies an attempt by person, case and number. Refused steps stay readable.
 */
export class WaitingSteps {
  readonly #person: string;
  readonly #environment: WaitingEnvironment;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(person: string, environment: WaitingEnvironment) {
    this.#person = person;
    this.#environment = environment;
  }

  /** All stored steps, oldest first; unreadable ones are skipped. */
  list(): WaitingStep[] {
    const { device } = this.#environment;
    const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(waitingPrefix(this.#person)))
      .flatMap((key) => readStep(device?.getItem(key)))
      .sort((a, b) => a.at.localeCompare(b.at));
  }

  /** Stores a step, unless other answers to it wait. @returns whether it waits now */
  keep(step: WaitingStep): boolean {
    return !this.waitsOtherwise(step) && this.#write(step);
  }

  /** Whether the same step waits with other answers: another tab validated it first. */
  waitsOtherwise(step: WaitingStep): boolean {
    const waiting = this.#waiting(step);
    return waiting !== undefined && !isSameAnswer(waiting, step);
  }

  /** Stores a step that does not count apart from the waiting ones, to be read. @returns whether there was room */
  refuse(step: WaitingStep, refused: NonNullable<WaitingStep['refused']>): boolean {
    const waited = this.forget(step);
    const isStored = this.#write({ ...step, refused });
    // There is room again for the waiting step, which was just removed.
    if (!isStored && waited) this.#write(step);
    return isStored;
  }

  /** Removes a step, unless other answers to it are waiting by now. @returns whether it was there */
  forget(step: WaitingStep): boolean {
    const waiting = step.refused ? step : this.#waiting(step);
    if (!waiting || !isSameAnswer(waiting, step)) return false;
    this.#environment.device?.removeItem(waitingKey(this.#person, step));
    return true;
  }

  #waiting(step: WaitingStep): WaitingStep | undefined {
    return readStep(this.#environment.device?.getItem(waitingKey(this.#person, step)))[0];
  }

  #write(step: WaitingStep): boolean {
    const { device } = this.#environment;
    if (!device || isErased(this.#person)) return false;
    try {
      device.setItem(waitingKey(this.#person, step), JSON.stringify(step));
      return true;
    } catch {
      return false;
    }
  }

  /** Sends the waiting steps one after another, oldest first, until the network fails. */
  send(): Promise<void> {
    const sent = this.#sending.then(() => this.#sendAll());
    // An error reaches its own caller and does not block later ones.
    this.#sending = sent.catch(() => undefined);
    return sent;
  }

  async #sendAll(): Promise<void> {
    for (const step of this.list()) if (!step.refused && !(await this.#sendOne(step))) return;
  }

  get #mayGoOn(): boolean {
    return !isErased(this.#person) && this.#environment.isSignedIn(this.#person);
  }

  /** @returns false when the rest must wait */
  async #sendOne(step: WaitingStep): Promise<boolean> {
    if (!this.#mayGoOn) return false;
    const { send, onSent, onRefused } = this.#environment;
    try {
      const state = await send(step);
      this.forget(step);
      // Somebody else who has signed in meanwhile learns nothing about this person's steps.
      if (this.#mayGoOn) onSent(step, state);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (mayPass(error)) return false;
      // Unless another tab has erased the step meanwhile.
      if (this.#waiting(step)) this.refuse(step, { code: error.code, message: error.message });
      if (this.#mayGoOn) onRefused(step, error);
    }
    return true;
  }
}
