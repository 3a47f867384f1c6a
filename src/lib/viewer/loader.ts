import { type Demand, loadPlan, wantedKey } from '#lib/imaging/load-plan.ts';
import { affordable } from './affordable.ts';
import type { Budget } from './budget.ts';
import { FetchQueue } from './fetch-queue.ts';
import type { Picture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { keysOf, type Source } from './source.ts';
import { TileQueue } from './tile-queue.ts';

/**
 * Loads the images that panels need, nearest first, within a memory limit; `onChange` is called when images were loaded
 * or evicted.
 */
export class Loader {
  readonly #source: Source;
  readonly #budget: Budget;
  readonly #cache: PictureCache;
  readonly #queue: FetchQueue;
  readonly #retryPolicy: RetryPolicy;
  readonly #tiles: TileQueue;
  #demands: readonly Demand[] = [];
  #onScreen: ReadonlySet<string> = new Set();
  /** Key of the demands that are completely in memory, for which no new plan is needed. */
  #complete = '';

  constructor(source: Source, budget: Budget, onChange: () => void) {
    this.#source = source;
    this.#budget = budget;
    this.#cache = new PictureCache(source, budget, {
      onChange,
      onBroken: (key) => {
        this.#retryPolicy.giveUp(key);
        onChange();
      },
    });
    this.#queue = new FetchQueue(source, this.#cache, onChange);
    this.#retryPolicy = this.#queue.retryPolicy;
    this.#tiles = new TileQueue(source, {
      onTile: (stack, index, file) => {
        this.#cache.putTile(stack, index, file);
        onChange();
      },
      onIdle: () => this.#queue.hold(null),
    });
  }

  /** Sets the slices that the panels need. */
  setDemands(demands: readonly Demand[], frugal = false): void {
    const wanted = `${frugal} ${demands.map(({ stack, frames }) => `${stack}${frames}`)}`;
    const onScreen = new Set(demands.flatMap(({ stack, index }) => keysOf(stack, index)));
    // A return to a failed slice requests it again.
    for (const key of onScreen) if (!this.#onScreen.has(key)) this.#retryPolicy.reset(key);
    this.#demands = demands;
    this.#onScreen = onScreen;
    this.#cache.pin(onScreen);
    if (!frugal) this.#tiles.want(demands);
    this.#queue.hold(this.#tiles.isBusy ? onScreen : null);
    // Scrolling through completely loaded stacks needs no new plan.
    if (wanted === this.#complete) return;
    const fits = this.#replan(frugal);
    const steady = fits && !frugal && demands.every(({ frames }) => frames !== 'near' && frames !== 'shown');
    this.#complete = steady && this.#queue.plan.every((each) => this.#cache.has(each)) ? wanted : '';
  }

  /** To be called when more is known about the files, which may extend the plan. */
  renew(): void {
    this.#complete = '';
  }

  /** The best available picture of a slice. */
  picture(stack: number, index: number): Picture | undefined {
    return this.#cache.picture(stack, index);
  }

  /** Decodes a slice before it is shown. */
  prepare(stack: number, index: number): void {
    this.#cache.prepare(stack, index, this.#demands.length);
  }

  /** Whether the slice can be shown in any quality, at least as a tile. */
  isThere(stack: number, index: number): boolean {
    return this.#cache.has({ stack, index, quality: 'light', near: false });
  }

  isReady(stack: number, index: number): boolean {
    return this.#cache.isReady(stack, index);
  }

  /** Whether loading the slice failed, and will not be retried automatically. */
  hasFailed(stack: number, index: number): boolean {
    const key = wantedKey({ stack, index, quality: 'preview' });
    return !this.isReady(stack, index) && this.#retryPolicy.hasFailed(key);
  }

  /** Whether the connection is lost while files are still missing. */
  get lost(): boolean {
    return this.#retryPolicy.connectionLost && this.#queue.plan.some((wanted) => !this.#cache.has(wanted));
  }

  /** Immediately requests failed files again. */
  retry(): void {
    this.#retryPolicy.resetAll();
    this.#queue.restart();
  }

  /** Bytes still to be fetched of the planned images that fit into memory. */
  bytesLeft(): number {
    return this.#queue.plan.reduce((left, wanted) => {
      const key = wantedKey(wanted);
      if (this.#cache.has(wanted) || this.#retryPolicy.hasFailed(key)) return left;
      const { bytes = 0 } = this.#source.facts(wanted.stack, wanted.index, wanted.quality) ?? {};
      return left + bytes * (1 - this.#queue.received(key));
    }, 0);
  }

  stop(): void {
    this.#queue.stop();
    this.#tiles.stop();
    this.#cache.clear();
  }

  /** Computes a new plan. @returns whether everything fits in memory */
  #replan(frugal: boolean): boolean {
    const wanted = loadPlan(this.#demands, frugal);
    const { plan, fits } = affordable(wanted, this.#demands, this.#source, this.#budget);
    this.#cache.keep(new Set(plan.map(wantedKey)));
    this.#queue.setPlan(plan);
    return fits;
  }
}
