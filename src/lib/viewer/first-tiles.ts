import type { DownloadedFile } from './download.ts';
import { downloadTiles } from './download-tiles.ts';

type OnTile = (index: number, file: DownloadedFile) => void;

/** A folder's tiles, requested before the viewer is loaded; the viewer takes over this request. */
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
    // Errors are reported to the callers of `follow`.
    this.#end.catch(() => undefined);
  }

  /**
   * Passes on the tiles that have arrived, and then the others as they arrive. `signal` aborts the request itself.
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

/** Requests the tiles of the folder that is shown first. */
export function askFirstTiles(address: string): FirstTiles {
  asked = new FirstTiles(address);
  return asked;
}

/** The request for the tiles at a URL, if there is one that was not taken over yet. */
export function takeFirstTiles(address: string): FirstTiles | undefined {
  if (asked?.address !== address) return undefined;
  const taken = asked;
  asked = undefined;
  return taken;
}
