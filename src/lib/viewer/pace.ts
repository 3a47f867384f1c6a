/** Interval (ms) between publications of loaded images, which arrive in bursts. */
const TELL_EVERY = 150;

interface Work {
  draw(): void;
  tell(): void;
}

/**
 * Schedules an engine's work: drawing in the next frame, and publication a little later, however often either is
 * requested.
 */
export class Pace {
  readonly #work: Work;
  #frame = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  drawSoon(): void {
    if (this.#frame || this.#isStopped) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#work.draw();
    });
  }

  tellSoon(): void {
    if (this.#pause || this.#isStopped) return;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#work.tell();
    }, TELL_EVERY);
  }

  /** Stops all work, including pending requests. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
    cancelAnimationFrame(this.#frame);
  }
}
