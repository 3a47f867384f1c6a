import { Connection } from './connection.ts';
import { ConnectionError } from './download.ts';

/** Maximum attempts for a single file while others arrive. */
const MAX_ATTEMPTS = 3;

/** Decides which files are requested again, and when: a lost connection may recover, but a missing file does not. */
export class RetryPolicy {
  readonly #connection: Connection;
  /** Keys of failed files, which are only requested again if the reader returns to them. */
  readonly #failed = new Set<string>();
  /** Number of interrupted requests per file while others arrived. */
  readonly #attempts = new Map<string, number>();
  /** Keys of files interrupted since the last file arrived: others are requested first. */
  readonly #postponed = new Set<string>();

  /** @param onRetry called when files may be requested again. */
  constructor(onRetry: () => void) {
    this.#connection = new Connection(onRetry);
  }

  get connectionLost(): boolean {
    return this.#connection.lost;
  }

  /** The number of requests that may run at once, of `most`. */
  concurrency(most: number): number {
    return this.#connection.concurrency(most);
  }

  hasFailed(key: string): boolean {
    return this.#failed.has(key);
  }

  /** Whether other files should be requested before this one. */
  isPostponed(key: string): boolean {
    return this.#postponed.has(key);
  }

  /** To be called when a file has arrived. */
  succeeded(): void {
    this.#connection.succeeded();
    this.#postponed.clear();
  }

  /** To be called when a request has failed. */
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

  /** Allows all files to be requested again immediately. */
  resetAll(): void {
    this.#failed.clear();
    this.#attempts.clear();
    this.#connection.retry();
  }

  stop(): void {
    this.#connection.stop();
  }
}
