import { SourceFailure } from '../source-failure.ts';
import type { TransferProgress } from '../transfer-progress.ts';
import { fetchInstance, type InstanceIds } from './fetch-instance.ts';
import { findInstances } from './find.ts';
import type { SourceSession } from './source-session.ts';

/** Objects that are fetched at once. */
const AT_ONCE = 4;
/** Pauses before a request that may succeed later is sent again (ms). */
const PAUSES = [500, 2000, 5000];

/** A series to fetch. */
export interface WantedSeries {
  study: string;
  series: string;
  /** How many objects the PACS announced. */
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

/** Runs tasks, this many at once. The first that fails stops the others from beginning; those that run end first. */
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
 * Fetches the objects of some series from a PACS into this page. What has arrived is kept whenever it is started
 * again.
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

  /** Fetches what has not come yet. @throws SourceFailure; the signal's reason where it was aborted */
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

  /** How many have arrived, and how many there are, if known. */
  get progress(): TransferProgress {
    const isListed = this.lists.size === this.wanted.length;
    return {
      done: this.kept.size,
      count: isListed ? this.objects().length : undefined,
      bytes: this.bytes,
    };
  }

  /** How many objects the PACS had announced beyond those that it lists. */
  get withheld(): number {
    return this.wanted.reduce((sum, { series, images = 0 }) => {
      const listed = this.lists.get(series);
      return sum + (listed ? Math.max(0, images - listed.length) : 0);
    }, 0);
  }

  /** The objects that have arrived, as files. Their names identify nobody. */
  files(): File[] {
    return this.wanted.flatMap(({ series }, at) =>
      (this.lists.get(series) ?? []).flatMap(({ instance }, rank) => {
        const object = this.kept.get(instance);
        return object ? new File([object], `${at + 1}-${rank + 1}.dcm`) : [];
      }),
    );
  }

  /** In the order in which the series were chosen, whichever list came first. */
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
      // A browser may keep it outside of the page's memory, and copies none of it into a file.
      this.kept.set(wanted.instance, new Blob([object]));
    } catch (error) {
      // The object is fetched again as a whole.
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
