/** How often what has come is told (ms): it comes in bursts. */
const TELL_EVERY = 150;

interface Work {
  draw(): void;
  tell(): void;
}

/** When an engine works: it draws at the next frame and tells a little later, however often either is asked for. */
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

  /** Nothing is done any more, nor what was asked for before. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pause);
    cancelAnimationFrame(this.#frame);
  }
}
