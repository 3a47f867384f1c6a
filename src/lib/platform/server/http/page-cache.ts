import { BoundedCache } from '../../bounded-cache.ts';
import type { HeaderValues } from './answer.ts';

/** A complete compressed response, ready to be sent repeatedly. */
export interface KeptAnswer {
  headers: HeaderValues;
  etag: string;
  body: Buffer;
  /** The content version before rendering began. */
  version: number | string;
  /** Time of rendering (epoch milliseconds). */
  renderedAt: number;
}

/** Maximum age (ms): view counts change even if nothing is published. */
const LIFETIME = 60_000;
/** Approximate memory (bytes) of an entry besides its body. */
const OVERHEAD = 2_000;

/** A cache of responses in memory, with a maximum size in bytes; the least recently used are evicted. */
export class PageCache {
  readonly #entries: BoundedCache<KeptAnswer>;
  readonly #maxBytes: number;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#entries = new BoundedCache(maxBytes, costOf);
    this.#now = now;
  }

  /** Total memory in use (bytes), overhead included. */
  get bytes(): number {
    return this.#entries.size;
  }

  /** The cached response for a key, if it has this content version and is not too old. */
  get(key: string, version: number | string): KeptAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry?.version === version && this.#now() - entry.renderedAt <= LIFETIME) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, entry: KeptAnswer): void {
    if (costOf(entry, key) > this.#maxBytes / 4) this.#entries.delete(key);
    else this.#entries.set(key, entry);
  }
}

function costOf(entry: KeptAnswer, key: string): number {
  return key.length * 2 + entry.body.length + OVERHEAD;
}
