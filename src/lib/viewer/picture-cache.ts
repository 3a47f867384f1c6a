import { type PlannedFetch, type Quality, wantedKey } from '#lib/imaging/load-plan.ts';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import type { Budget } from './budget.ts';
import type { DownloadedFile } from './download.ts';
import { type FramePicture, type Picture, release } from './picture.ts';
import type { Source } from './source.ts';

/** Number of slices per panel that are kept decoded: the current one and two on each side. */
const AHEAD = 5;

interface CacheEvents {
  /** Called when another picture can be shown. */
  onChange(): void;
  /** Called when the bytes of this key cannot be decoded. */
  onBroken(key: string): void;
}

const keyOf = (quality: Quality, stack: number, index: number) => wantedKey({ stack, index, quality });

/** Loaded data within the memory limits: encoded images, and pictures decoded from them. */
export class PictureCache {
  readonly #source: Source;
  readonly #budget: Budget;
  readonly #events: CacheEvents;
  readonly #frames: BoundedCache<Picture>;
  readonly #bitmaps: BoundedCache<Picture>;
  readonly #files: BoundedCache<DownloadedFile>;
  readonly #decoding = new Set<string>();
  #stopped = false;

  constructor(source: Source, budget: Budget, events: CacheEvents) {
    this.#source = source;
    this.#budget = budget;
    this.#events = events;
    const inMemory = (picture: Picture) => picture.bytes;
    this.#frames = new BoundedCache(budget.frames, inMemory, release);
    this.#bitmaps = new BoundedCache(budget.bitmaps, inMemory, release);
    this.#files = new BoundedCache(budget.files, ({ bytes }) => bytes.length);
  }

  putBytes(wanted: PlannedFetch, file: DownloadedFile): void {
    this.#files.set(wantedKey(wanted), file);
  }

  /** Adds a small copy of a slice that has nothing better yet. */
  putTile(stack: number, index: number, file: DownloadedFile): void {
    if (!this.#stopped && !this.has({ stack, index, quality: 'light', near: false }))
      this.#files.set(keyOf('light', stack, index), file);
  }

  putFrame(wanted: PlannedFetch, frame: FramePicture): void {
    if (!this.#stopped) this.#frames.set(wantedKey(wanted), frame);
  }

  /** Sets the entries that must not be evicted. */
  keep(planned: ReadonlySet<string>): void {
    this.#files.keep(planned);
    this.#frames.keep(planned);
  }

  /** Sets the decoded pictures that must not be evicted. */
  pin(onScreen: ReadonlySet<string>): void {
    this.#bitmaps.keep(onScreen);
  }

  has({ stack, index, quality }: PlannedFetch): boolean {
    if (this.#frames.has(keyOf('frame', stack, index))) return true;
    if (quality === 'frame') return false;
    // A complete preview makes its reduced copy useless.
    return this.#files.has(keyOf('preview', stack, index)) || this.#files.has(keyOf(quality, stack, index));
  }

  /** Whether a slice can be shown in full quality, not only as a reduced copy. */
  isReady(stack: number, index: number): boolean {
    return this.has({ stack, index, quality: 'preview', near: false });
  }

  /** The best decoded picture of a slice; if only its bytes are loaded, their decoding is started. */
  picture(stack: number, index: number): Picture | undefined {
    const best =
      this.#frames.get(keyOf('frame', stack, index)) ?? this.#bitmaps.get(keyOf('preview', stack, index));
    if (best) return best;
    this.#decodeBest(stack, index);
    return this.#bitmaps.get(keyOf('light', stack, index));
  }

  /** Decodes a preview in advance, if the decoded pictures of all panels fit in memory together. */
  prepare(stack: number, index: number, panels: number): void {
    const memory = this.#source.facts(stack, index, 'preview')?.memory ?? 0;
    if (memory * AHEAD * panels > this.#budget.bitmaps) return;
    if (!this.#frames.has(keyOf('frame', stack, index))) this.#decodeBest(stack, index);
  }

  clear(): void {
    this.#stopped = true;
    this.#frames.clear();
    this.#bitmaps.clear();
    this.#files.clear();
  }

  #decodeBest(stack: number, index: number): void {
    const known = (['preview', 'light'] as const).find((each) => this.#files.has(keyOf(each, stack, index)));
    if (known) void this.#decode(stack, index, known);
  }

  async #decode(stack: number, index: number, quality: 'preview' | 'light'): Promise<void> {
    const key = keyOf(quality, stack, index);
    const file = this.#files.get(key);
    if (!file || this.#decoding.has(key) || this.#bitmaps.has(key)) return;
    this.#decoding.add(key);
    try {
      this.#bitmaps.set(key, await this.#source.decode(stack, index, quality, file));
      if (this.#stopped) this.#bitmaps.clear();
      else this.#events.onChange();
    } catch {
      this.#files.delete(key);
      this.#events.onBroken(key);
    } finally {
      this.#decoding.delete(key);
    }
  }
}
