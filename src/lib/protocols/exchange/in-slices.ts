/** Work that may be interrupted at each `yield`. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Milliseconds of work before yielding to the event loop: two frames. */
const SLICE = 30;

/** Runs all of the work without interruption. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs the work in slices, so that the page stays responsive. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resume) => setTimeout(resume));
  }
}
