import type { Download } from './download.ts';

/** Previews as they came, bounded in bytes: what is not `kept` makes room, the oldest first. */
export class ByteStore {
  readonly #files = new Map<string, Download>();
  readonly #maxBytes: number;
  #kept: ReadonlySet<string> = new Set();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  has(key: string): boolean {
    return this.#files.has(key);
  }

  get(key: string): Download | undefined {
    return this.#files.get(key);
  }

  set(key: string, file: Download): void {
    if (this.#files.has(key)) return;
    this.#files.set(key, file);
    this.#bytes += file.bytes.length;
    for (const other of [...this.#files.keys()]) {
      if (this.#bytes <= this.#maxBytes) return;
      if (other !== key && !this.#kept.has(other)) this.delete(other);
    }
  }

  /** What must stay whatever else comes. */
  keep(keys: ReadonlySet<string>): void {
    this.#kept = keys;
  }

  delete(key: string): void {
    const file = this.#files.get(key);
    if (!file) return;
    this.#files.delete(key);
    this.#bytes -= file.bytes.length;
  }

  clear(): void {
    this.#files.clear();
    this.#bytes = 0;
  }
}
