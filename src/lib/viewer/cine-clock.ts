/** Delay (ms) beyond which the page must have been hidden or frozen: images due meanwhile are not caught up with. */
const ASLEEP = 1000;

/** How much of a clip's time is made up for, once an image that was late is there (ms): what took longer was not there to be shown. */
const MADE_UP = 300;

/**
 * How a stack is played. One whose file says a rate is played at it, and is a clip that keeps it unless its images lie at
 * places of the patient: of a volume, whose file may recommend a rate, no slice may be passed over.
 */
export const paceOf = (
  own: number | undefined,
  preferred: number,
  positions: readonly unknown[] = [],
): { rate: number; isClip: boolean } => ({
  rate: own ?? preferred,
  isClip: own !== undefined && !positions.some(Boolean),
});

/**
 * When the images of a running stack are due. A clip has a rate of its own, at which a heart beats: where the screen cannot keep
 * up, images are left out, as it would else beat too slowly. Of slices each is shown, at the rate that the reader chose, or slower.
 */
export class CineClock {
  readonly #between: number;
  readonly #isClip: boolean;
  #due: number;

  /** @param rate images a second */
  constructor(rate: number, isClip: boolean, now: number) {
    this.#between = 1000 / rate;
    this.#isClip = isClip;
    this.#due = now + this.#between;
  }

  /** How many images further it is by now; none before the next one is due. */
  advance(now: number): number {
    // Times of frames have fewer digits than a third of a second.
    const late = now - this.#due + 0.01;
    if (late < 0) return 0;
    const steps = this.#isClip && late < ASLEEP ? Math.floor(late / this.#between) + 1 : 1;
    // What was late does not make the next one come sooner, unless it is the clip's own time.
    this.#due = late < this.#between * steps ? this.#due + steps * this.#between : now + this.#between;
    return steps;
  }

  /** The image before is on its way: time stands still until it is there, but for the moments that each takes to be drawn. */
  wait(now: number): void {
    this.#due = Math.max(this.#due, now - (this.#isClip ? MADE_UP : 0));
  }
}
