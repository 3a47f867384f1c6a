import { type Look, loadPlan, type Wanted, wantedKey } from '#lib/domain/load-plan.ts';
import { BlobStore } from './blob-store.ts';
import type { Budget } from './budget.ts';
import type { Picture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import { keysOf, type Source } from './source.ts';

interface Flight {
  abort: AbortController;
  wanted: Wanted;
}

const LANES = 4; // more would slow down the file one waits for
/** Slices a panel keeps decoded: its own and two on each side. */
const AHEAD = 5;

/** Fetches what the panels look at, nearest first, within a memory budget; `onChange` hears what came or left. */
export class Loader {
  readonly #source: Source;
  readonly #budget: Budget;
  readonly #onChange: () => void;
  readonly #frames: PictureCache;
  readonly #bitmaps: PictureCache;
  readonly #blobs: BlobStore;
  readonly #flights = new Map<string, Flight>();
  readonly #failed = new Set<string>();
  readonly #decoding = new Set<string>();
  #looks: readonly Look[] = [];
  #plan: Wanted[] = [];
  /** What is wholly in memory, so that nothing need be planned again. */
  #complete = '';
  #stopped = false;

  constructor(source: Source, budget: Budget, onChange: () => void) {
    this.#source = source;
    this.#budget = budget;
    this.#onChange = onChange;
    this.#frames = new PictureCache(budget.frames);
    this.#bitmaps = new PictureCache(budget.bitmaps);
    this.#blobs = new BlobStore(budget.blobs);
  }

  /** From now on the panels look at these slices. */
  lookAt(looks: readonly Look[], frugal = false): void {
    const wanted = `${frugal} ${looks.map(({ stack, frames }) => `${stack}${frames}`)}`;
    this.#looks = looks;
    this.#bitmaps.pin(new Set(looks.flatMap(({ stack, index }) => keysOf(stack, index))));
    // Scrolling through what is all there needs no new plan.
    if (wanted === this.#complete) return;
    this.#replan(frugal);
    const steady = looks.every(({ frames }) => frames !== 'near');
    const whole = looks.reduce((sum, { count, frames }) => sum + count * (frames === 'all' ? 2 : 1), 0);
    const there = this.#plan.length >= whole && this.#plan.every((each) => this.#has(each));
    this.#complete = steady && there ? wanted : '';
  }

  #replan(frugal: boolean): void {
    const looks = this.#looks;
    this.#plan = this.#affordable(loadPlan(looks, frugal));
    const onScreen = new Set(looks.flatMap(({ stack, index }) => keysOf(stack, index)));
    // Coming back to a slice that failed is a second chance.
    for (const key of onScreen) this.#failed.delete(key);
    const planned = new Set(this.#plan.map(wantedKey));
    this.#blobs.keep(planned);
    this.#frames.pin(planned);
    this.#cancelStrays();
    this.#fill();
  }

  /** As much of a plan as memory holds at once, what is on screen in any case: the rest would push it out. */
  #affordable(plan: readonly Wanted[]): Wanted[] {
    const room = { preview: this.#budget.blobs, frame: this.#budget.frames };
    return plan.filter(({ stack, index, quality }) => {
      const facts = this.#source.facts(stack, index, quality);
      if (!facts) return false;
      room[quality] -= quality === 'preview' ? facts.bytes : facts.memory;
      return room[quality] >= 0 || this.#looks.some((look) => look.stack === stack && look.index === index);
    });
  }

  /** The best picture of a slice at hand; when only its bytes are, they are decoded for next time. */
  picture(stack: number, index: number): Picture | undefined {
    const [preview = '', frame = ''] = keysOf(stack, index);
    const best = this.#frames.get(frame) ?? this.#bitmaps.get(preview);
    if (!best) void this.#decode(preview, stack);
    return best;
  }

  /** Decodes a preview ahead of its being shown, where the decoded ones of all panels fit side by side. */
  prepare(stack: number, index: number): void {
    const memory = this.#source.facts(stack, index, 'preview')?.memory ?? 0;
    if (memory * AHEAD * this.#looks.length > this.#budget.bitmaps) return;
    const [preview = '', frame = ''] = keysOf(stack, index);
    if (!this.#frames.has(frame) && !this.#bitmaps.has(preview)) void this.#decode(preview, stack);
  }

  isReady(stack: number, index: number): boolean {
    const [preview = '', frame = ''] = keysOf(stack, index);
    return this.#blobs.has(preview) || this.#frames.has(frame);
  }

  hasFailed(stack: number, index: number): boolean {
    return !this.isReady(stack, index) && this.#failed.has(wantedKey({ stack, index, quality: 'preview' }));
  }

  /** Bytes still to come of what is wanted and fits into memory. */
  bytesLeft(): number {
    return this.#plan
      .filter((wanted) => !this.#has(wanted) && !this.#failed.has(wantedKey(wanted)))
      .reduce(
        (left, { stack, index, quality }) => left + (this.#source.facts(stack, index, quality)?.bytes ?? 0),
        0,
      );
  }

  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#flights.values()) abort.abort();
    this.#frames.clear();
    this.#bitmaps.clear();
    this.#blobs.clear();
  }

  #has(wanted: Wanted): boolean {
    const key = wantedKey(wanted);
    if (wanted.quality === 'frame') return this.#frames.has(key);
    // A frame tells all that its preview would.
    return this.#blobs.has(key) || this.#frames.has(wantedKey({ ...wanted, quality: 'frame' }));
  }

  /** Drops what is on its way and no longer planned, and the last in rank when the first has no lane. */
  #cancelStrays(): void {
    const rank = new Map(this.#plan.map((wanted, i) => [wantedKey(wanted), i]));
    for (const [key, { abort }] of this.#flights) if (!rank.has(key)) this.#land(key, abort);
    const first = this.#next();
    if (!first?.near || this.#flights.size < LANES) return;
    const ranked = [...this.#flights].sort(([a], [b]) => rank.get(b)! - rank.get(a)!);
    const [last] = ranked;
    if (last && rank.get(last[0])! > rank.get(wantedKey(first))!) this.#land(last[0], last[1].abort);
  }

  #land(key: string, abort: AbortController): void {
    this.#flights.delete(key);
    abort.abort();
  }

  #next(): Wanted | undefined {
    return this.#plan.find((wanted) => {
      const key = wantedKey(wanted);
      return !this.#flights.has(key) && !this.#failed.has(key) && !this.#has(wanted);
    });
  }

  #fill(): void {
    while (!this.#stopped && this.#flights.size < LANES) {
      const wanted = this.#next();
      if (!wanted) return;
      const abort = new AbortController();
      this.#flights.set(wantedKey(wanted), { abort, wanted });
      void this.#fly(wanted, abort);
    }
  }

  async #fly(wanted: Wanted, abort: AbortController): Promise<void> {
    const { stack, index, quality } = wanted;
    const key = wantedKey(wanted);
    try {
      if (quality === 'preview') {
        const blob = await this.#source.fetchPreview(stack, index, abort.signal);
        this.#blobs.set(key, blob);
      } else this.#frames.set(key, await this.#source.fetchFrame(stack, index, abort.signal));
    } catch {
      if (!abort.signal.aborted) this.#failed.add(key);
    }
    if (this.#flights.get(key)?.abort === abort) this.#flights.delete(key);
    if (this.#stopped) return this.stop();
    this.#onChange();
    this.#fill();
  }

  async #decode(key: string, stack: number): Promise<void> {
    const blob = this.#blobs.get(key);
    if (!blob || this.#decoding.has(key)) return;
    this.#decoding.add(key);
    try {
      const picture = await this.#source.decodePreview(stack, blob);
      this.#bitmaps.set(key, picture);
      if (this.#stopped) this.#bitmaps.clear();
      else this.#onChange();
    } catch {
      this.#blobs.delete(key);
      this.#failed.add(key);
    } finally {
      this.#decoding.delete(key);
    }
  }
}
