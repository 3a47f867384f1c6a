import { atom } from 'nanostores';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { SaveStateName } from '../save-state.ts';
import type { Environment } from './environment.ts';
import { isTransientStatus, LONGEST, PAUSE, retryDelay } from './save-timing.ts';

/** The displayed state of saving. */
export interface SaveStatus {
  state: SaveStateName;
  /** The server's reason for refusing a save, or the names of overlong texts; may be empty. */
  reason: string;
  /** Time of the last save of this visit. */
  savedAt: Date | null;
}

/** The functions that the save loop calls. */
export interface SaveWork {
  /** Parts that may be saved now. */
  sendable(): string[];
  hasConflict(): boolean;
  /** Messages about the overlong texts that are not sent. */
  held(): string[];
  /** @throws CallFailed */
  save(part: string): Promise<void>;
  /** Stores the unsaved parts on the device, and removes those that are saved. */
  keep(): void;
}

/** Maximum number of reasons shown for a refused text: correcting one often corrects the others. */
const REASONS_SHOWN = 3;

const reasonOf = ({ serverMessage = '', details }: CallFailed) =>
  [serverMessage, ...details.slice(0, REASONS_SHOWN)].filter(Boolean).join(' ');

const failureOf = (error: unknown) => (error instanceof CallFailed ? error : new CallFailed(0));

/** Saves changed parts a moment after the change, one save at a time, with retries after a lost connection. */
export class SaveLoop {
  readonly $status = atom<SaveStatus>({ state: 'saved', reason: '', savedAt: null });
  readonly #environment: Pick<Environment, 'now' | 'later'>;
  readonly #work: SaveWork;
  #cancel = () => {};
  #running: Promise<void> | undefined;
  #failures = 0;
  /** Time of the first unsaved change. */
  #changedAt = 0;
  /** Whether anything has changed since the current (or else the last) save read the data that it sends. */
  #isChanged = false;

  constructor(environment: Pick<Environment, 'now' | 'later'>, work: SaveWork) {
    this.#environment = environment;
    this.#work = work;
  }

  /** Whether a save is running. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** To be called after a change, which is saved once the author pauses. */
  changed(): void {
    this.#isChanged = true;
    const { state } = this.$status.get();
    const isAtRest = state === 'saved' || state === 'held';
    if (['offline', 'refused', 'conflict'].includes(state)) this.#work.keep();
    if (isAtRest && this.#work.sendable().length === 0) {
      this.#settle(undefined, false);
      return;
    }
    const now = this.#environment.now();
    if (isAtRest) this.#changedAt = now;
    // Offline changes are retried after fixed delays, not with every letter typed.
    if (state === 'offline') return;
    if (state !== 'saving' && state !== 'conflict') this.#set('waiting');
    this.#schedule(Math.max(0, Math.min(PAUSE, this.#changedAt + LONGEST - now)));
  }

  /** Saves everything unsaved now. @param once whether to leave out changes made while this save runs */
  async flush(once = false): Promise<void> {
    // The running save also saves the changes made meanwhile.
    if (once && this.#running) return this.#running;
    this.#cancel();
    // Not `idle()`: between its end and the next line another save could begin.
    while (this.#running) await this.#running;
    this.#running = this.#saveAll(once);
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  /** Runs a function between two saves, then saves its changes. */
  async between<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    await this.idle();
    const result = await act();
    await this.flush();
    return result;
  }

  /** Waits for running saves to end. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Called when the page is gone: cancels the timer. */
  stop(): void {
    this.#cancel();
  }

  #set(state: SaveStateName, reason = ''): void {
    this.$status.set({ ...this.$status.get(), state, reason });
  }

  #schedule(delay: number): void {
    this.#cancel();
    this.#cancel = this.#environment.later(delay, () => this.flush(true));
  }

  /** A refused part does not prevent the others from being saved. */
  async #saveAll(once: boolean): Promise<void> {
    const refused = new Map<string, CallFailed>();
    const next = () => this.#work.sendable().filter((part) => !refused.has(part));
    let hasSaved = false;
    for (let parts = next(); parts.length > 0; parts = once ? [] : next()) {
      this.#set('saving');
      this.#isChanged = false;
      this.#work.keep();
      for (const part of parts) {
        try {
          await this.#work.save(part);
          hasSaved = true;
        } catch (error) {
          const failure = failureOf(error);
          if (isTransientStatus(failure.status)) return this.#retryLater(failure);
          refused.set(part, failure);
        }
      }
      this.#changedAt = this.#environment.now();
    }
    this.#settle([...refused.values()][0], hasSaved);
  }

  #retryLater(failure: CallFailed): void {
    this.#work.keep();
    this.#set('offline', reasonOf(failure));
    this.#schedule(retryDelay(this.#failures));
    this.#failures += 1;
  }

  /** Sets the state after a save, and handles changes made meanwhile. */
  #settle(refusal: CallFailed | undefined, hasSaved: boolean): void {
    this.#failures = 0;
    this.#work.keep();
    if (refusal) {
      this.#set('refused', reasonOf(refusal));
      // A text written meanwhile may have become sendable after its part was passed over.
      if (this.#isChanged) this.#schedule(PAUSE);
    } else if (this.#work.sendable().length > 0) {
      this.#set('waiting');
      this.#schedule(PAUSE);
    } else if (this.#work.hasConflict()) this.#set('conflict');
    else {
      const held = this.#work.held().slice(0, REASONS_SHOWN).join(' ');
      const savedAt = hasSaved ? new Date(this.#environment.now()) : this.$status.get().savedAt;
      this.$status.set({ state: held ? 'held' : 'saved', reason: held, savedAt });
    }
  }
}
