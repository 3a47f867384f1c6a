import { availableParallelism } from 'node:os';
import type { Jobs } from './jobs.ts';
import type { Request } from './worker.ts';
import { WorkerGroup } from './worker-group.ts';

/** Works on images beside the server. */
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
  /** Jobs that wait, and processes that there are, for small images and for large ones. */
  load(): Record<'small' | 'large', { waiting: number; processes: number }>;
  close(): void;
}

/** As many as one person may have running uploads, and the thumbnails that may be requested. */
const WAITING_EACH = 48;

/**
 * Pixels up to which an image is small: it takes less than a second even where it compresses worst. Slices, sheets'
 * figures and screens of laptops are small; radiographs and photographs are not.
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
  // A mammography of mostly noise took 36 s on two cores that worked on something else.
  boundedDeadline: 240_000,
  jobsPerWorker: 200,
};

/** Opens the worker processes; they start when there is work and end when there is none. */
export function openIngest(): Ingest {
  const small = new WorkerGroup(SMALL);
  const large = new WorkerGroup(LARGE);

  async function run(person: string, request: Request): Promise<unknown> {
    // An image that exceeds the limits is refused here, from its header.
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
