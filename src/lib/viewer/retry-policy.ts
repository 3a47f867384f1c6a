import { Connection } from './connection.ts';
import { ConnectionError } from './download.ts';

/** How often a single file is tried while others arrive. */
const MAX_ATTEMPTS = 3;

/** Which files are requested again, and when: a lost connection may come back, a missing file does not. */
export class RetryPolicy {
  readonly #connection: Connection;
  /** Not requested again unless a reader comes back to them. */
  readonly #failed = new Set<string>();
  /** How often files were cut off while others arrived. */
  readonly #attempts = new Map<string, number>();
  /** Cut off since the last file that arrived: others are requested first. */
  readonly #postponed = new Set<string>();

  /** @param onRetry called when files may be requested again. */
  constructor(onRetry: () => void) {
    this.#connection = new Connection(onRetry);
  }

  get connectionLost(): boolean {
    return this.#connection.lost;
  }

  /** Requests that may run at once, of this many. */
  concurrency(most: number): number {
    return this.#connection.concurrency(most);
  }

  hasFailed(key: string): boolean {
    return this.#failed.has(key);
  }

  /** Whether others should be requested before it. */
  isPostponed(key: string): boolean {
    return this.#postponed.has(key);
  }

  /** A file has come. */
  succeeded(): void {
    this.#connection.succeeded();
    this.#postponed.clear();
  }

  /** A file did not come. */
  failed(key: string, error: unknown): void {
    if (!(error instanceof ConnectionError)) {
      this.giveUp(key);
      return;
    }
    this.#postponed.add(key);
    this.#connection.failed();
    if (this.#connection.lost) return;
    const attempts = (this.#attempts.get(key) ?? 0) + 1;
    this.#attempts.set(key, attempts);
    if (attempts >= MAX_ATTEMPTS) this.giveUp(key);
  }

  giveUp(key: string): void {
    this.#failed.add(key);
  }

  /** Allows the file to be requested again, as if it had never failed. */
  reset(key: string): void {
    this.#failed.delete(key);
    this.#attempts.delete(key);
  }

  /** Allows everything to be requested again, at once. */
  resetAll(): void {
    this.#failed.clear();
    this.#attempts.clear();
    this.#connection.retry();
  }

  stop(): void {
    this.#connection.stop();
  }
}
