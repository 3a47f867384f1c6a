import { Connection } from './connection.ts';
import { ConnectionError } from './download.ts';

/** How often a single file is asked for while others come. */
const MAX_ATTEMPTS = 3;

/** Which files are asked for again, and when: a lost connection may come back, a file that is not there does not. */
export class RetryPolicy {
  readonly #connection: Connection;
  /** Not asked for again unless somebody comes back to them. */
  readonly #failed = new Set<string>();
  /** How often files were cut off while others came. */
  readonly #attempts = new Map<string, number>();
  /** Cut off since the last file that came: others are asked for first. */
  readonly #postponed = new Set<string>();

  /** @param onRetry called when files may be asked for again. */
  constructor(onRetry: () => void) {
    this.#connection = new Connection(onRetry);
  }

  get connectionLost(): boolean {
    return this.#connection.lost;
  }

  /** Requests that may run at once, of so many. */
  concurrency(most: number): number {
    return this.#connection.concurrency(most);
  }

  hasFailed(key: string): boolean {
    return this.#failed.has(key);
  }

  /** Whether others should be asked for before it. */
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

  /** The file may be asked for again, as if it had never failed. */
  reset(key: string): void {
    this.#failed.delete(key);
    this.#attempts.delete(key);
  }

  /** Everything may be asked for again, at once. */
  resetAll(): void {
    this.#failed.clear();
    this.#attempts.clear();
    this.#connection.retry();
  }

  stop(): void {
    this.#connection.stop();
  }
}
