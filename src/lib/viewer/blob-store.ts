/** Previews as they came, bounded in bytes: what is not `kept` makes room, the oldest first. */
export class BlobStore {
  readonly #blobs = new Map<string, Blob>();
  readonly #maxBytes: number;
  #kept: ReadonlySet<string> = new Set();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  has(key: string): boolean {
    return this.#blobs.has(key);
  }

  get(key: string): Blob | undefined {
    return this.#blobs.get(key);
  }

  set(key: string, blob: Blob): void {
    if (this.#blobs.has(key)) return;
    this.#blobs.set(key, blob);
    this.#bytes += blob.size;
    for (const other of [...this.#blobs.keys()]) {
      if (this.#bytes <= this.#maxBytes) return;
      if (other !== key && !this.#kept.has(other)) this.delete(other);
    }
  }

  /** What must stay whatever else comes. */
  keep(keys: ReadonlySet<string>): void {
    this.#kept = keys;
  }

  delete(key: string): void {
    const blob = this.#blobs.get(key);
    if (!blob) return;
    this.#blobs.delete(key);
    this.#bytes -= blob.size;
  }

  clear(): void {
    this.#blobs.clear();
    this.#bytes = 0;
  }
}
