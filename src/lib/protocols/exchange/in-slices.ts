/** Work that may be interrupted wherever it yields. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Milliseconds after which work lets others go on: two frames. */
const SLICE = 30;

/** Does all of the work without a pause. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work slice by slice, so that the page stays responsive. */
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
