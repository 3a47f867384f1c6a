/** Delay (ms) beyond which the page must have been hidden or frozen; images due during it are skipped. */
const ASLEEP = 1000;

/** Maximum delay (ms) that a clip catches up with after a late image; a longer one was a loading time. */
const MADE_UP = 300;

/**
 * The playback mode of a stack. If its file gives a frame rate, the stack is played at that rate, and is a clip in
 * real time unless its images have patient positions: no slice of a volume may be skipped, whatever its file says.
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
 * Computes when the images of a playing stack are due. A clip has its own frame rate, that of a beating heart: if
 * drawing is too slow, images are skipped to keep it. Slices are all shown, at the reader's chosen rate or slower.
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

  /** The number of images to advance; 0 before the next one is due. */
  advance(now: number): number {
    // Tolerance for rounded timestamps, which cannot express a third of a second exactly.
    const late = now - this.#due + 0.01;
    if (late < 0) return 0;
    const steps = this.#isClip && late < ASLEEP ? Math.floor(late / this.#between) + 1 : 1;
    // A late image does not make the next one come sooner, unless a clip has to keep its own time.
    this.#due = late < this.#between * steps ? this.#due + steps * this.#between : now + this.#between;
    return steps;
  }

  /** Called while the next image is loading: pauses the clock, except for the time that drawing an image takes. */
  wait(now: number): void {
    this.#due = Math.max(this.#due, now - (this.#isClip ? MADE_UP : 0));
  }
}
