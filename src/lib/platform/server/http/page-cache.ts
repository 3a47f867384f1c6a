import { BoundedCache } from '../../bounded-cache.ts';
import type { HeaderValues } from './answer.ts';

/** A whole answer, compressed, as it is sent again and again. */
export interface KeptAnswer {
  headers: HeaderValues;
  etag: string;
  body: Buffer;
  /** Content version that the page was rendered from, read before rendering began. */
  version: number | string;
  /** Epoch milliseconds. */
  renderedAt: number;
}

/** After this time a page is rendered again although nothing was published: view counts change. */
const LIFETIME = 60_000;
/** Roughly what an entry costs beside its body. */
const OVERHEAD = 2_000;

/** Answers kept in memory, the least recently used leaving first; bounded in bytes. */
export class PageCache {
  readonly #entries: BoundedCache<KeptAnswer>;
  readonly #maxBytes: number;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#entries = new BoundedCache(maxBytes, costOf);
    this.#now = now;
  }

  /** Bytes held, overhead included. */
  get bytes(): number {
    return this.#entries.size;
  }

  /** The answer kept under a key, when it is of this content version and not too old. */
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
