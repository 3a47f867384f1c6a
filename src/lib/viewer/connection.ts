/** Number of consecutive failures, of different files or of the only one, after which the connection counts as lost. */
const MAX_FAILURES = 2;
/** First pause before another try (ms); it doubles up to the longest. */
const PAUSE = { first: 1000, longest: 15_000 };

/** Whether the connection holds. Once it is lost, one file at a time is tried again, more and more rarely. */
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

  /** Requests that may run at once, of this many. */
  concurrency(most: number): number {
    if (this.#timer) return 0;
    return this.lost ? 1 : most;
  }

  /** A file has come. */
  succeeded(): void {
    this.#failures = 0;
    this.#tries = 0;
    this.stop();
  }

  /** A file was cut off. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures < MAX_FAILURES || this.#timer) return;
    const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.retry(), pause);
  }

  /** Tries at once: the browser is online again, or somebody asks. */
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
