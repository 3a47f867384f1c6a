/** Number of consecutive failures, of different files or of the only one, after which the connection counts as lost. */
const MAX_FAILURES = 2;
/** Delay before the first retry (ms); it doubles up to the maximum. */
const PAUSE = { first: 1000, longest: 15_000 };

/** Tracks whether the connection works. After it was lost, one file at a time is retried, at increasing intervals. */
export class Connection {
  readonly #onRetry: () => void;
  #failures = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onRetry called when files may be requested again. */
  constructor(onRetry: () => void) {
    this.#onRetry = onRetry;
  }

  get lost(): boolean {
    return this.#tries > 0;
  }

  /** The number of requests that may run at once, of `most`. */
  concurrency(most: number): number {
    if (this.#timer) return 0;
    return this.lost ? 1 : most;
  }

  /** To be called when a file has arrived. */
  succeeded(): void {
    this.#failures = 0;
    this.#tries = 0;
    this.stop();
  }

  /** To be called when a request was interrupted. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures < MAX_FAILURES || this.#timer) return;
    const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.retry(), pause);
  }

  /** Retries immediately: the browser is online again, or the reader asks for it. */
  retry(): void {
    if (!this.lost) return;
    this.stop();
    this.#onRetry();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
