import type { DownloadedFile } from './download.ts';
import { downloadTiles } from './download-tiles.ts';

type OnTile = (index: number, file: DownloadedFile) => void;

/** A folder's tiles, requested before the viewer is loaded; it takes them over, so that they are fetched once. */
export class FirstTiles {
  readonly address: string;
  readonly #come = new Map<number, DownloadedFile>();
  readonly #listeners = new Set<OnTile>();
  readonly #abort = new AbortController();
  readonly #end: Promise<void>;

  constructor(address: string) {
    this.address = address;
    this.#end = downloadTiles(address, this.#abort.signal, (index, file) => {
      this.#come.set(index, file);
      for (const listener of this.#listeners) listener(index, file);
    });
    // Errors reach those who call `follow`.
    this.#end.catch(() => undefined);
  }

  /**
   * Passes on the tiles that have arrived, then the others as they do. `signal` ends the request itself.
   * @throws as `download`
   */
  async follow(onTile: OnTile, signal?: AbortSignal): Promise<void> {
    for (const [index, file] of this.#come) onTile(index, file);
    this.#listeners.add(onTile);
    signal?.addEventListener('abort', () => this.#abort.abort());
    try {
      await this.#end;
    } finally {
      this.#listeners.delete(onTile);
    }
  }
}

let asked: FirstTiles | undefined;

/** Asks for the tiles of the folder that the page opens on. */
export function askFirstTiles(address: string): FirstTiles {
  asked = new FirstTiles(address);
  return asked;
}

/** The tiles at an address, if they have been requested and were not taken over yet. */
export function takeFirstTiles(address: string): FirstTiles | undefined {
  if (asked?.address !== address) return undefined;
  const taken = asked;
  asked = undefined;
  return taken;
}
