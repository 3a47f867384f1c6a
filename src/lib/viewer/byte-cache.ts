/**
 * Bytes of images, or pictures decoded from them, within a bound: the ones asked for longest ago leave first. What is
 * kept stays whatever its size.
 */
export class ByteCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #release: (value: Value) => void;
  #kept: ReadonlySet<string> = new Set();
  #bytes = 0;

  constructor(
    maxBytes: number,
    bytesOf: (value: Value) => number,
    release: (value: Value) => void = () => {},
  ) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
    this.#release = release;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The value, now the most recently used. */
  get(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#bytes += this.#bytesOf(value);
    for (const other of [...this.#entries.keys()]) {
      if (this.#bytes <= this.#maxBytes) return;
      if (other !== key && !this.#kept.has(other)) this.delete(other);
    }
  }

  /** What must stay whatever else comes. */
  keep(keys: ReadonlySet<string>): void {
    this.#kept = keys;
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (found === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= this.#bytesOf(found);
    this.#release(found);
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.delete(key);
  }
}
