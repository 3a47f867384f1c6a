import { atom } from 'nanostores';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { SaveStateName } from '../save-state.ts';
import type { Environment } from './environment.ts';
import { isPassing, LONGEST, PAUSE, retryDelay } from './save-timing.ts';

/** The state of saving, to be shown. */
export interface SaveStatus {
  state: SaveStateName;
  /** The server's reason for refusing a save, or the texts that are held back; may be empty. */
  reason: string;
  /** The last save of this visit. */
  savedAt: Date | null;
}

/** The work of the save loop. */
export interface SaveWork {
  /** Parts that may be saved now. */
  sendable(): string[];
  hasConflict(): boolean;
  /** The texts that are held back, each in words. */
  held(): string[];
  /** @throws CallFailed */
  save(part: string): Promise<void>;
  /** Keeps on the device what is not saved, and forgets what is. */
  keep(): void;
}

/** Faults shown of a refused text: correcting one often corrects the others. */
const REASONS_SHOWN = 3;

const reasonOf = ({ serverMessage = '', details }: CallFailed) =>
  [serverMessage, ...details.slice(0, REASONS_SHOWN)].filter(Boolean).join(' ');

const failureOf = (error: unknown) => (error instanceof CallFailed ? error : new CallFailed(0));

/** Saves parts a moment after they changed, one save at a time, again when the connection was lost. */
export class SaveLoop {
  readonly $status = atom<SaveStatus>({ state: 'saved', reason: '', savedAt: null });
  readonly #environment: Pick<Environment, 'now' | 'later'>;
  readonly #work: SaveWork;
  #cancel = () => {};
  #running: Promise<void> | undefined;
  #failures = 0;
  /** Time of the first unsaved change. */
  #changedAt = 0;
  /** Whether anything was changed since the current save, or else the last one, read what it sends. */
  #isChanged = false;

  constructor(environment: Pick<Environment, 'now' | 'later'>, work: SaveWork) {
    this.#environment = environment;
    this.#work = work;
  }

  /** Whether a save is running. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** To be called after a change: it is saved once its author pauses. */
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
    // Changes that wait for the connection are retried at their own pace, not with every letter.
    if (state === 'offline') return;
    if (state !== 'saving' && state !== 'conflict') this.#set('waiting');
    this.#schedule(Math.max(0, Math.min(PAUSE, this.#changedAt + LONGEST - now)));
  }

  /** Saves everything unsaved now. @param once leaves later changes for later */
  async flush(once = false): Promise<void> {
    // The running save also handles changes made meanwhile.
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

  /** The page is gone. */
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

  /** A part that is refused does not hold the others up. */
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
          if (isPassing(failure.status)) return this.#retryLater(failure);
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
      // A text written meanwhile may be saved now: its own turn passed while the save was running.
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
