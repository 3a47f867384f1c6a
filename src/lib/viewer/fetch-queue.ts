import { type PlannedFetch, wantedKey } from '#lib/imaging/load-plan.ts';
import type { PictureCache } from './picture-cache.ts';
import { RetryPolicy } from './retry-policy.ts';
import type { Source } from './source.ts';

/** A running request. `received`: the fraction of the file received, 0 to 1. */
interface PendingRequest {
  abort: AbortController;
  received: number;
}

/** Maximum number of simultaneous requests: more would slow down the file that is needed first. */
const CONCURRENCY = 4;

/** Downloads the files of a plan into the cache, in order, a few at a time. */
export class FetchQueue {
  readonly retryPolicy = new RetryPolicy(() => this.restart());
  readonly #source: Source;
  readonly #cache: PictureCache;
  readonly #onChange: () => void;
  readonly #requests = new Map<string, PendingRequest>();
  #plan: readonly PlannedFetch[] = [];
  /** Index of the first plan entry that was not started. */
  #from = 0;
  #stopped = false;
  /** If set, only files with these keys are fetched. */
  #only: ReadonlySet<string> | null = null;

  /** @param onChange called when data arrived */
  constructor(source: Source, cache: PictureCache, onChange: () => void) {
    this.#source = source;
    this.#cache = cache;
    this.#onChange = onChange;
  }

  get plan(): readonly PlannedFetch[] {
    return this.#plan;
  }

  /** Replaces the plan; running requests for files outside it are cancelled. */
  setPlan(plan: readonly PlannedFetch[]): void {
    this.#plan = plan;
    this.#from = 0;
    this.#cancelUnplanned();
    this.#fill();
  }

  /**
   * Restricts fetching to those of these keys that are near the slices on screen, without low-priority frames; null:
   * fetches the whole plan.
   */
  hold(only: ReadonlySet<string> | null): void {
    const held = this.#only !== null;
    this.#only = only;
    if (held && !only) this.restart();
  }

  /** Returns to the beginning of the plan: failed files may be requested again. */
  restart(): void {
    this.#from = 0;
    this.#fill();
    this.#onChange();
  }

  /** The received fraction of a file, 0 to 1. */
  received(key: string): number {
    return this.#requests.get(key)?.received ?? 0;
  }

  stop(): void {
    this.#stopped = true;
    this.retryPolicy.stop();
    for (const { abort } of this.#requests.values()) abort.abort();
  }

  /** Cancels requests that are no longer planned, and the least urgent one if a more urgent file would have to wait. */
  #cancelUnplanned(): void {
    const rank = new Map(this.#plan.map((wanted, i) => [wantedKey(wanted), i]));
    for (const [key, { abort }] of this.#requests) if (!rank.has(key)) this.#cancel(key, abort);
    const first = this.#next();
    const [last] = [...this.#requests].sort(([a], [b]) => rank.get(b)! - rank.get(a)!);
    if (!first?.near || !last || this.#requests.size < CONCURRENCY) return;
    if (rank.get(last[0])! > rank.get(wantedKey(first))!) this.#cancel(last[0], last[1].abort);
  }

  #cancel(key: string, abort: AbortController): void {
    this.#requests.delete(key);
    this.#from = 0;
    abort.abort();
  }

  #next(): PlannedFetch | undefined {
    let postponed: PlannedFetch | undefined;
    for (let at = this.#from; at < this.#plan.length; at++) {
      const wanted = this.#plan[at]!;
      const key = wantedKey(wanted);
      if (this.#only && !(wanted.near && this.#only.has(key))) continue;
      if (this.#requests.has(key) || this.retryPolicy.hasFailed(key) || this.#cache.has(wanted)) {
        if (at === this.#from) this.#from += 1;
      } else if (this.retryPolicy.isPostponed(key)) postponed ??= wanted;
      else return wanted;
    }
    return postponed;
  }

  #fill(): void {
    while (!this.#stopped && this.#requests.size < this.retryPolicy.concurrency(CONCURRENCY)) {
      const wanted = this.#next();
      if (!wanted) return;
      const request = { abort: new AbortController(), received: 0 };
      this.#requests.set(wantedKey(wanted), request);
      void this.#run(wanted, request);
    }
  }

  async #run(wanted: PlannedFetch, request: PendingRequest): Promise<void> {
    const key = wantedKey(wanted);
    try {
      await this.#fetch(wanted, request);
      this.retryPolicy.succeeded();
    } catch (error) {
      this.#from = 0;
      if (!request.abort.signal.aborted) this.retryPolicy.failed(key, error);
    }
    if (this.#requests.get(key) === request) this.#requests.delete(key);
    if (this.#stopped) {
      // A file that arrives while the queue is being stopped is not kept.
      this.retryPolicy.stop();
      this.#cache.clear();
      return;
    }
    this.#onChange();
    this.#fill();
  }

  async #fetch(wanted: PlannedFetch, request: PendingRequest): Promise<void> {
    const { stack, index, quality } = wanted;
    const { signal } = request.abort;
    const onProgress = (part: number) => {
      request.received = Math.min(1, part);
      this.#onChange();
    };
    if (quality === 'frame')
      this.#cache.putFrame(wanted, await this.#source.fetchFrame(stack, index, signal, onProgress));
    else
      this.#cache.putBytes(wanted, await this.#source.fetchImage(stack, index, quality, signal, onProgress));
  }
}
