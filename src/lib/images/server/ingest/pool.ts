import { availableParallelism } from 'node:os';
import type { Jobs } from './jobs.ts';
import type { Request } from './worker.ts';
import { WorkerGroup } from './worker-group.ts';

/** Processes images outside the server's process. */
export interface Ingest {
  /**
   * Runs a job for a person (an account's id; empty for the site itself). People are served in turn, and small
   * images never wait behind large ones (docs/decisions/0027).
   * @throws AppError with the fault of the file, or `busy` when too many jobs of this person wait already
   */
  run<Job extends keyof Jobs>(
    person: string,
    job: Job,
    ...given: Parameters<Jobs[Job]>
  ): Promise<Awaited<ReturnType<Jobs[Job]>>>;
  /** Numbers of waiting jobs and of processes, for small and for large images. */
  load(): Record<'small' | 'large', { waiting: number; processes: number }>;
  close(): void;
}

/** Maximum number of waiting jobs per person: enough for the allowed uploads and thumbnails. */
const WAITING_EACH = 48;

/**
 * Maximum number of pixels of a small image, which takes less than a second even if it compresses badly. Slices,
 * figures of sheets and laptop screenshots are small; radiographs and photographs are not.
 */
const SMALL_PIXELS_MAX = 1_200_000;

const SMALL = {
  workers: 1,
  waitingEach: WAITING_EACH,
  deadline: 20_000,
  boundedDeadline: 20_000,
  jobsPerWorker: 200,
};
const LARGE = {
  workers: availableParallelism() < 4 ? 1 : 2,
  waitingEach: WAITING_EACH,
  deadline: 45_000,
  // A mammogram of mostly noise took 36 s on two cores busy with other work.
  boundedDeadline: 240_000,
  jobsPerWorker: 200,
};

/** Opens the pool of worker processes, which start when there is work and end when there is none. */
export function openIngest(): Ingest {
  const small = new WorkerGroup(SMALL);
  const large = new WorkerGroup(LARGE);

  async function run(person: string, request: Request): Promise<unknown> {
    // The `measure` job refuses an image that exceeds the limits, from its header.
    const pixels = (await small.run(person, { job: 'measure', given: [request.given[0]] })) as number;
    return (pixels > SMALL_PIXELS_MAX ? large : small).run(person, request);
  }

  return {
    run: (person, job, ...given) => run(person, { job, given }) as Promise<never>,
    load: () => ({ small: small.load, large: large.load }),
    close() {
      small.close();
      large.close();
    },
  };
}
