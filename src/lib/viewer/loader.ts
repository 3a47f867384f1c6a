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
 * Loads what the panels need, nearest first, within a memory budget; `onChange` is called when something came or
 * left.
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
  /** Everything completely in memory, so that nothing has to be planned again. */
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

  /** Sets the slices that the panels need from now on. */
  setDemands(demands: readonly Demand[], frugal = false): void {
    const wanted = `${frugal} ${demands.map(({ stack, frames }) => `${stack}${frames}`)}`;
    const onScreen = new Set(demands.flatMap(({ stack, index }) => keysOf(stack, index)));
    // Coming back to a slice that failed asks for it again.
    for (const key of onScreen) if (!this.#onScreen.has(key)) this.#retryPolicy.reset(key);
    this.#demands = demands;
    this.#onScreen = onScreen;
    this.#cache.pin(onScreen);
    if (!frugal) this.#tiles.want(demands);
    this.#queue.hold(this.#tiles.isBusy ? onScreen : null);
    // Scrolling through what is all there needs no new plan.
    if (wanted === this.#complete) return;
    const fits = this.#replan(frugal);
    const steady = fits && !frugal && demands.every(({ frames }) => frames !== 'near' && frames !== 'shown');
    this.#complete = steady && this.#queue.plan.every((each) => this.#cache.has(each)) ? wanted : '';
  }

  /** To be called when more is known about the files: the plan may be incomplete. */
  renew(): void {
    this.#complete = '';
  }

  /** The best picture of a slice that is there. */
  picture(stack: number, index: number): Picture | undefined {
    return this.#cache.picture(stack, index);
  }

  /** Decodes a slice ahead of its being shown. */
  prepare(stack: number, index: number): void {
    this.#cache.prepare(stack, index, this.#demands.length);
  }

  /** Whether the slice can be shown in some form, at least its tile. */
  isThere(stack: number, index: number): boolean {
    return this.#cache.has({ stack, index, quality: 'light', near: false });
  }

  isReady(stack: number, index: number): boolean {
    return this.#cache.isReady(stack, index);
  }

  /** The slice will not come unless somebody asks for it again. */
  hasFailed(stack: number, index: number): boolean {
    const key = wantedKey({ stack, index, quality: 'preview' });
    return !this.isReady(stack, index) && this.#retryPolicy.hasFailed(key);
  }

  /** The connection is lost and something is still wanted. */
  get lost(): boolean {
    return this.#retryPolicy.connectionLost && this.#queue.plan.some((wanted) => !this.#cache.has(wanted));
  }

  /** Asks again for what failed, at once. */
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

  /** Whether memory holds all that would be planned. */
  #replan(frugal: boolean): boolean {
    const wanted = loadPlan(this.#demands, frugal);
    const { plan, fits } = affordable(wanted, this.#demands, this.#source, this.#budget);
    this.#cache.keep(new Set(plan.map(wantedKey)));
    this.#queue.setPlan(plan);
    return fits;
  }
}
