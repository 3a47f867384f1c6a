interface Kept {
  blob: Blob;
  stack: number;
  index: number;
}

/** Where one is: blobs far from there leave first. */
interface Place {
  stack: number;
  index: number;
}

/** Previews as they came, bounded in bytes. */
export class BlobStore {
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get room(): number {
    return this.#maxBytes - this.#bytes;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  get(key: string): Blob | undefined {
    return this.#kept.get(key)?.blob;
  }

  /** Keeps a blob; the ones farthest from `places` make room. */
  set(key: string, kept: Kept, places: readonly Place[]): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, kept);
    this.#bytes += kept.blob.size;
    while (this.room < 0 && this.#kept.size > 1) this.delete(this.#farthest(key, places));
  }

  delete(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.blob.size;
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #farthest(except: string, places: readonly Place[]): string {
    let found = { key: '', distance: -1 };
    for (const [key, { stack, index }] of this.#kept) {
      const gaps = places.map((place) => (place.stack === stack ? Math.abs(place.index - index) : Infinity));
      const distance = Math.min(...gaps);
      if (key !== except && distance > found.distance) found = { key, distance };
    }
    return found.key;
  }
}
