/** Failures in a row, of different files or of the only one, after which the line itself is taken for lost. */
const MISSES = 2;
/** First pause before another try (ms); it doubles up to the longest. */
const PAUSE = { first: 1000, longest: 15_000 };

/** Whether the line holds. Once it is lost, one file at a time is tried again, more and more rarely. */
export class Line {
  readonly #onRetry: () => void;
  #misses = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onRetry told when files may be asked for again. */
  constructor(onRetry: () => void) {
    this.#onRetry = onRetry;
  }

  get lost(): boolean {
    return this.#tries > 0;
  }

  /** Files that may be on their way at once, of so many. */
  lanes(most: number): number {
    if (this.#timer) return 0;
    return this.lost ? 1 : most;
  }

  /** A file has come. */
  held(): void {
    this.#misses = 0;
    this.#tries = 0;
    this.stop();
  }

  /** A file was cut off. */
  missed(): void {
    this.#misses += 1;
    if (this.#misses < MISSES || this.#timer) return;
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
