import { spreadOrder } from '#lib/imaging/stack.ts';
import { putSlice, type SliceValues, type Volume } from '#lib/imaging/volume/volume.ts';
import { RetryPolicy } from '../retry-policy.ts';

/** Maximum number of simultaneous requests: more would slow down the slice that is needed first. */
const CONCURRENCY = 4;

/** Loads the values of a slice; tests provide their own function. */
export type FetchSlice = (index: number, signal: AbortSignal) => Promise<SliceValues>;

export interface VolumeProgress {
  there: number;
  count: number;
  /** Number of failed slices, which are not retried automatically. */
  failed: number;
  /** Whether the connection is lost; missing slices are retried from time to time. */
  lost: boolean;
}

/** Loads a volume: first the slice displayed before, then slices spread over the volume, then those in between. */
export class VolumeLoader {
  readonly #volume: Volume;
  readonly #fetch: FetchSlice;
  readonly #onSlice: (index: number) => void;
  readonly #onChange: () => void;
  readonly #retryPolicy = new RetryPolicy(() => this.#fill());
  readonly #stop = new AbortController();
  readonly #running = new Set<number>();
  readonly #order: readonly number[];

  /**
   * @param onSlice called when a slice was added to the volume
   * @param onChange called when other progress changed
   */
  constructor(
    volume: Volume,
    from: number,
    fetch: FetchSlice,
    { onSlice, onChange }: { onSlice(index: number): void; onChange(): void },
  ) {
    this.#volume = volume;
    this.#fetch = fetch;
    this.#onSlice = onSlice;
    this.#onChange = onChange;
    this.#order = [...new Set([from, ...spreadOrder(volume.lattice.size[2])])];
  }

  start(): void {
    this.#fill();
  }

  get progress(): VolumeProgress {
    const { sources } = this.#volume;
    const there = sources.reduce((sum, source, at) => sum + Number(source === at), 0);
    const failed = this.#order.filter((index) => this.#retryPolicy.hasFailed(String(index))).length;
    return { there, count: sources.length, failed, lost: this.#retryPolicy.connectionLost };
  }

  /** Immediately requests failed slices again. */
  retry(): void {
    this.#retryPolicy.resetAll();
    this.#fill();
    this.#onChange();
  }

  stop(): void {
    this.#stop.abort();
    this.#retryPolicy.stop();
  }

  #next(): number | undefined {
    const missing = this.#order.filter((index) => {
      const isWanted = this.#volume.sources[index] !== index && !this.#running.has(index);
      return isWanted && !this.#retryPolicy.hasFailed(String(index));
    });
    return missing.find((index) => !this.#retryPolicy.isPostponed(String(index))) ?? missing[0];
  }

  #fill(): void {
    while (!this.#stop.signal.aborted && this.#running.size < this.#retryPolicy.concurrency(CONCURRENCY)) {
      const index = this.#next();
      if (index === undefined) return;
      this.#running.add(index);
      void this.#run(index);
    }
  }

  async #run(index: number): Promise<void> {
    const { signal } = this.#stop;
    try {
      const slice = await this.#fetch(index, signal);
      if (signal.aborted) return;
      putSlice(this.#volume, index, slice);
      this.#retryPolicy.succeeded();
      this.#onSlice(index);
    } catch (error) {
      if (signal.aborted) return;
      this.#retryPolicy.failed(String(index), error);
      this.#onChange();
    } finally {
      this.#running.delete(index);
    }
    this.#fill();
  }
}
