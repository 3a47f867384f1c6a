import { type Look, loadPlan, type Wanted, wantedKey } from '#lib/domain/load-plan.ts';
import { affordable } from './affordable.ts';
import type { Budget } from './budget.ts';
import { Misses } from './misses.ts';
import type { Picture } from './picture.ts';
import { Shelf } from './shelf.ts';
import { keysOf, type Source } from './source.ts';

/** `share`: the part of the file that has come. */
interface Flight {
  abort: AbortController;
  share: number;
}

const LANES = 4; // more would slow down the file one waits for

/** Fetches what the panels look at, nearest first, within a memory budget; `onChange` hears what came or left. */
export class Loader {
  readonly #source: Source;
  readonly #budget: Budget;
  readonly #onChange: () => void;
  readonly #shelf: Shelf;
  readonly #misses = new Misses(() => this.#again());
  readonly #flights = new Map<string, Flight>();
  #looks: readonly Look[] = [];
  #onScreen: ReadonlySet<string> = new Set();
  #plan: Wanted[] = [];
  /** Everything before this place of the plan is there, on its way or given up. */
  #from = 0;
  /** What is wholly in memory, so that nothing need be planned again. */
  #complete = '';
  #stopped = false;

  constructor(source: Source, budget: Budget, onChange: () => void) {
    this.#source = source;
    this.#budget = budget;
    this.#onChange = onChange;
    this.#shelf = new Shelf(source, budget, {
      onChange,
      onBroken: (key) => {
        this.#misses.giveUp(key);
        onChange();
      },
    });
  }

  /** From now on the panels look at these slices. */
  lookAt(looks: readonly Look[], frugal = false): void {
    const wanted = `${frugal} ${looks.map(({ stack, frames }) => `${stack}${frames}`)}`;
    const onScreen = new Set(looks.flatMap(({ stack, index }) => keysOf(stack, index)));
    // Coming back to a slice that failed is a second chance.
    for (const key of onScreen) if (!this.#onScreen.has(key)) this.#misses.forgive(key);
    this.#looks = looks;
    this.#onScreen = onScreen;
    this.#shelf.pin(onScreen);
    // Scrolling through what is all there needs no new plan.
    if (wanted === this.#complete) return;
    const fits = this.#replan(frugal);
    const steady = fits && !frugal && looks.every(({ frames }) => frames !== 'near');
    this.#complete = steady && this.#plan.every((each) => this.#shelf.has(each)) ? wanted : '';
  }

  /** More is known of the files: what was planned may not be all. */
  renew(): void {
    this.#complete = '';
  }

  /** Whether memory holds all that would be planned. */
  #replan(frugal: boolean): boolean {
    const wanted = loadPlan(this.#looks, frugal);
    const { plan, fits } = affordable(wanted, this.#looks, this.#source, this.#budget);
    this.#plan = plan;
    this.#from = 0;
    this.#shelf.keep(new Set(this.#plan.map(wantedKey)));
    this.#cancelStrays();
    this.#fill();
    return fits;
  }

  /** The best picture of a slice at hand. */
  picture(stack: number, index: number): Picture | undefined {
    return this.#shelf.picture(stack, index);
  }

  /** Decodes a slice ahead of its being shown. */
  prepare(stack: number, index: number): void {
    this.#shelf.prepare(stack, index, this.#looks.length);
  }

  isReady(stack: number, index: number): boolean {
    return this.#shelf.isReady(stack, index);
  }

  /** The slice will not come unless somebody asks for it again. */
  hasFailed(stack: number, index: number): boolean {
    const key = wantedKey({ stack, index, quality: 'preview' });
    return !this.isReady(stack, index) && this.#misses.hasFailed(key);
  }

  /** The line has given way and something is still wanted. */
  get lost(): boolean {
    return this.#misses.lineLost && this.#plan.some((wanted) => !this.#shelf.has(wanted));
  }

  /** Asks again for what failed, at once. */
  retry(): void {
    this.#misses.forgiveAll();
    this.#again();
  }

  /** Bytes still to come of what is wanted and fits into memory. */
  bytesLeft(): number {
    return this.#plan.reduce((left, wanted) => {
      const key = wantedKey(wanted);
      if (this.#shelf.has(wanted) || this.#misses.hasFailed(key)) return left;
      const { bytes = 0 } = this.#source.facts(wanted.stack, wanted.index, wanted.quality) ?? {};
      return left + bytes * (1 - (this.#flights.get(key)?.share ?? 0));
    }, 0);
  }

  stop(): void {
    this.#stopped = true;
    this.#misses.stop();
    for (const { abort } of this.#flights.values()) abort.abort();
    this.#shelf.clear();
  }

  /** Drops what is on its way and no longer planned, and the last in rank when the first has no lane. */
  #cancelStrays(): void {
    const rank = new Map(this.#plan.map((wanted, i) => [wantedKey(wanted), i]));
    for (const [key, { abort }] of this.#flights) if (!rank.has(key)) this.#land(key, abort);
    const first = this.#next();
    const [last] = [...this.#flights].sort(([a], [b]) => rank.get(b)! - rank.get(a)!);
    if (!first?.near || !last || this.#flights.size < LANES) return;
    if (rank.get(last[0])! > rank.get(wantedKey(first))!) this.#land(last[0], last[1].abort);
  }

  #land(key: string, abort: AbortController): void {
    this.#flights.delete(key);
    this.#from = 0;
    abort.abort();
  }

  #next(): Wanted | undefined {
    let postponed: Wanted | undefined;
    for (let at = this.#from; at < this.#plan.length; at++) {
      const wanted = this.#plan[at]!;
      const key = wantedKey(wanted);
      if (this.#flights.has(key) || this.#misses.hasFailed(key) || this.#shelf.has(wanted)) {
        if (at === this.#from) this.#from += 1;
      } else if (this.#misses.isPostponed(key)) postponed ??= wanted;
      else return wanted;
    }
    return postponed;
  }

  /** From the beginning of the plan: what was given up may be asked for again. */
  #again(): void {
    this.#from = 0;
    this.#fill();
    this.#onChange();
  }

  #fill(): void {
    while (!this.#stopped && this.#flights.size < this.#misses.lanes(LANES)) {
      const wanted = this.#next();
      if (!wanted) return;
      const flight = { abort: new AbortController(), share: 0 };
      this.#flights.set(wantedKey(wanted), flight);
      void this.#fly(wanted, flight);
    }
  }

  async #fly(wanted: Wanted, flight: Flight): Promise<void> {
    const key = wantedKey(wanted);
    try {
      await this.#fetch(wanted, flight);
      this.#misses.came();
    } catch (error) {
      this.#from = 0;
      if (!flight.abort.signal.aborted) this.#misses.missed(key, error);
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    if (this.#stopped) return this.stop();
    this.#onChange();
    this.#fill();
  }

  async #fetch(wanted: Wanted, flight: Flight): Promise<void> {
    const { stack, index, quality } = wanted;
    const { signal } = flight.abort;
    const onShare = (share: number) => {
      flight.share = Math.min(1, share);
      this.#onChange();
    };
    if (quality === 'frame')
      this.#shelf.putFrame(wanted, await this.#source.fetchFrame(stack, index, signal, onShare));
    else this.#shelf.putBytes(wanted, await this.#source.fetchImage(stack, index, quality, signal, onShare));
  }
}
