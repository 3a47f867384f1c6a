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

/** After this a page is rendered again although nothing was published: view counts move. */
const LIFETIME = 60_000;
/** Roughly what an entry costs beside its body. */
const OVERHEAD = 2_000;

/** Answers kept in memory, the least recently used leaving first; bounded in bytes. */
export class PageCache {
  readonly #entries = new Map<string, KeptAnswer>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** Bytes held, overhead included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The answer kept under a key, when it is of this content version and not too old. */
  get(key: string, version: number | string): KeptAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#remove(key, entry);
    if (entry.version !== version || this.#now() - entry.renderedAt > LIFETIME) return undefined;
    this.#add(key, entry);
    return entry;
  }

  set(key: string, entry: KeptAnswer): void {
    const previous = this.#entries.get(key);
    if (previous) this.#remove(key, previous);
    if (costOf(key, entry) > this.#maxBytes / 4) return;
    this.#add(key, entry);
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  #add(key: string, entry: KeptAnswer): void {
    this.#entries.set(key, entry);
    this.#bytes += costOf(key, entry);
  }

  #remove(key: string, entry: KeptAnswer): void {
    this.#entries.delete(key);
    this.#bytes -= costOf(key, entry);
  }
}

function costOf(key: string, entry: KeptAnswer): number {
  return key.length * 2 + entry.body.length + OVERHEAD;
}
