import { SourceFailure } from '../source-failure.ts';
import type { TransferProgress } from '../transfer-progress.ts';
import { fetchInstance, type InstanceIds } from './fetch-instance.ts';
import { findInstances } from './find.ts';
import type { SourceSession } from './source-session.ts';

/** Number of simultaneous downloads. */
const AT_ONCE = 4;
/** Delays before retries of a request that may succeed later (ms). */
const PAUSES = [500, 2000, 5000];

/** A series to fetch. */
export interface WantedSeries {
  study: string;
  series: string;
  /** Number of objects that the PACS announced. */
  images: number | undefined;
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end);
  });

/** Runs tasks, `most` at once. After a failure no further task is started, and the running ones are awaited. */
async function runAll(tasks: readonly (() => Promise<void>)[], most: number): Promise<void> {
  let next = 0;
  let failure: { error: unknown } | undefined;
  const work = async () => {
    for (let task = tasks[next++]; task && !failure; task = tasks[next++])
      await task().catch((error: unknown) => {
        failure ??= { error };
      });
  };
  await Promise.all(Array.from({ length: most }, work));
  if (failure) throw failure.error;
}

/**
 * Downloads the objects of some series from a PACS into this page. Objects already received are kept when it is
 * restarted.
 */
export class Transfer {
  private readonly session: SourceSession;
  private readonly wanted: readonly WantedSeries[];
  private readonly onProgress: (progress: TransferProgress) => void;
  private readonly pauses: readonly number[];
  private readonly lists = new Map<string, readonly InstanceIds[]>();
  private readonly kept = new Map<string, Blob>();
  private bytes = 0;

  constructor(
    session: SourceSession,
    wanted: readonly WantedSeries[],
    onProgress: (progress: TransferProgress) => void,
    pauses: readonly number[] = PAUSES,
  ) {
    this.session = session;
    this.wanted = wanted;
    this.onProgress = onProgress;
    this.pauses = pauses;
  }

  /** Downloads the missing objects. @throws SourceFailure; the signal's reason when aborted */
  async run(signal: AbortSignal): Promise<void> {
    this.tell();
    const unlisted = this.wanted.filter(({ series }) => !this.lists.has(series));
    await runAll(
      unlisted.map((each) => () => this.retried(() => this.list(each, signal), signal)),
      AT_ONCE,
    );
    this.tell();
    const missing = this.objects().filter(({ instance }) => !this.kept.has(instance));
    await runAll(
      missing.map((each) => () => this.retried(() => this.fetch(each, signal), signal)),
      AT_ONCE,
    );
  }

  /** Number of objects received, and total number, if known. */
  get progress(): TransferProgress {
    const isListed = this.lists.size === this.wanted.length;
    return {
      done: this.kept.size,
      count: isListed ? this.objects().length : undefined,
      bytes: this.bytes,
    };
  }

  /** Number of objects announced by the PACS in addition to those that it lists. */
  get withheld(): number {
    return this.wanted.reduce((sum, { series, images = 0 }) => {
      const listed = this.lists.get(series);
      return sum + (listed ? Math.max(0, images - listed.length) : 0);
    }, 0);
  }

  /** The received objects, as files with names that identify nobody. */
  files(): File[] {
    return this.wanted.flatMap(({ series }, at) =>
      (this.lists.get(series) ?? []).flatMap(({ instance }, rank) => {
        const object = this.kept.get(instance);
        return object ? new File([object], `${at + 1}-${rank + 1}.dcm`) : [];
      }),
    );
  }

  /** In the order in which the series were chosen, whichever list was loaded first. */
  private objects(): InstanceIds[] {
    return this.wanted.flatMap(({ series }) => this.lists.get(series) ?? []);
  }

  private tell(): void {
    this.onProgress(this.progress);
  }

  private async list({ study, series }: WantedSeries, signal: AbortSignal): Promise<void> {
    const found = await findInstances(this.session, study, series, signal);
    this.lists.set(
      series,
      found.map(({ uid }) => ({ study, series, instance: uid })),
    );
  }

  private async fetch(wanted: InstanceIds, signal: AbortSignal): Promise<void> {
    let came = 0;
    const count = (more: number) => {
      came += more;
      this.bytes += more;
      this.tell();
    };
    try {
      const object = await fetchInstance(this.session, wanted, signal, count);
      // A browser may keep a Blob outside the page's memory, and does not copy it to make a file.
      this.kept.set(wanted.instance, new Blob([object]));
    } catch (error) {
      // The whole object is downloaded again.
      this.bytes -= came;
      throw error;
    } finally {
      this.tell();
    }
  }

  private async retried(task: () => Promise<void>, signal: AbortSignal): Promise<void> {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted();
      try {
        return await task();
      } catch (error) {
        const wait = this.pauses[tries];
        if (wait === undefined || !(error instanceof SourceFailure) || !error.mayPass) throw error;
        await pause(wait, signal);
      }
    }
  }
}
