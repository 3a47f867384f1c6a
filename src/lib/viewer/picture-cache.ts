import { type Picture, release } from './picture.ts';

/**
 * Decoded pictures, bounded in bytes: the ones looked at longest ago leave first. What is on screen is
 * `pinned` and stays whatever its size.
 */
export class PictureCache {
  readonly #entries = new Map<string, Picture>();
  readonly #maxBytes: number;
  #pinned: ReadonlySet<string> = new Set();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The picture, now the most recently used. */
  get(key: string): Picture | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  set(key: string, picture: Picture): void {
    this.delete(key);
    this.#entries.set(key, picture);
    this.#bytes += picture.bytes;
    this.#shrink(key);
  }

  pin(keys: ReadonlySet<string>): void {
    this.#pinned = keys;
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (!found) return;
    this.#entries.delete(key);
    this.#bytes -= found.bytes;
    release(found);
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.delete(key);
  }

  #shrink(newest: string): void {
    for (const key of [...this.#entries.keys()]) {
      if (this.#bytes <= this.#maxBytes) return;
      if (key !== newest && !this.#pinned.has(key)) this.delete(key);
    }
  }
}
