import { wantedKey } from '#lib/imaging/load-plan.ts';
import type { DownloadedFile } from './download.ts';
import type { Source } from './source.ts';

interface TileEvents {
  /** A tile has come. */
  onTile(stack: number, index: number, file: DownloadedFile): void;
  /** Called when nothing is being fetched any longer. */
  onIdle(): void;
}

/**
 * Fetches the tiles of folders, once each. They are for scrolling before the images are there: when they do not come,
 * the images do.
 */
export class TileQueue {
  readonly #source: Source;
  readonly #events: TileEvents;
  readonly #abort = new AbortController();
  readonly #asked = new Set<number>();
  /** The page's own image, if the case opens on it, is better than its tile; it is the only one known so early. */
  #first: string | undefined;
  #running = 0;

  constructor(source: Source, events: TileEvents) {
    this.#source = source;
    this.#events = events;
  }

  /** Tiles are on their way, and other files wait for them. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  want(places: readonly { stack: number; index: number }[]): void {
    for (const { stack, index } of places) {
      this.#first ??= this.#source.facts(stack, index, 'preview')
        ? wantedKey({ stack, index, quality: 'light' })
        : '';
      if (this.#asked.has(stack)) continue;
      this.#asked.add(stack);
      const coming = this.#source.fetchTiles?.(stack, this.#abort.signal, (at, file) => {
        if (this.#first !== wantedKey({ stack, index: at, quality: 'light' }))
          this.#events.onTile(stack, at, file);
      });
      if (!coming) continue;
      this.#running += 1;
      void coming.catch(() => undefined).then(() => this.#ended());
    }
  }

  stop(): void {
    this.#abort.abort();
  }

  #ended(): void {
    this.#running -= 1;
    if (this.#running === 0 && !this.#abort.signal.aborted) this.#events.onIdle();
  }
}
