import { wantedKey } from '#lib/imaging/load-plan.ts';
import type { DownloadedFile } from './download.ts';
import type { Source } from './source.ts';

interface TileEvents {
  /** Called when a tile has arrived. */
  onTile(stack: number, index: number, file: DownloadedFile): void;
  /** Called when no more tiles are being fetched. */
  onIdle(): void;
}

/**
 * Downloads the tiles of folders, once each. Tiles allow scrolling before the images are loaded; failures are ignored,
 * because the images follow anyway.
 */
export class TileQueue {
  readonly #source: Source;
  readonly #events: TileEvents;
  readonly #abort = new AbortController();
  readonly #asked = new Set<number>();
  /** URL of the page's initial image, which is better than its tile; the only image known so early. */
  #first: string | undefined;
  #running = 0;

  constructor(source: Source, events: TileEvents) {
    this.#source = source;
    this.#events = events;
  }

  /** Whether tiles are loading, which other files wait for. */
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
