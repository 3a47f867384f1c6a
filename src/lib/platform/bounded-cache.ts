/**
 * A cache with a maximum size: the least recently used values are evicted first. The last value set is never evicted,
 * whatever its size: the caller is about to use it.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #max: number;
  readonly #sizeOf: (value: Value, key: string) => number;
  readonly #release: (value: Value) => void;
  #kept: ReadonlySet<string> = new Set();
  #size = 0;
  /** The most recently used key, for which `get` need not reorder the entries. */
  #newest: string | undefined;

  /**
   * @param max capacity: a number of values, unless `sizeOf` measures them (always the same for the same value)
   * @param release called with every value that is removed
   */
  constructor(
    max: number,
    sizeOf: (value: Value, key: string) => number = () => 1,
    release: (value: Value) => void = () => {},
  ) {
    this.#max = max;
    this.#sizeOf = sizeOf;
    this.#release = release;
  }

  /** The current size, in the unit of `max`. */
  get size(): number {
    return this.#size;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The value of a key, which becomes the most recently used. */
  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined || key === this.#newest) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#newest = key;
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#newest = key;
    this.#size += this.#sizeOf(value, key);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#max || oldest === key) return;
      if (!this.#kept.has(oldest)) this.delete(oldest);
    }
  }

  /** Protects the values of these keys from eviction; replaces the keys given before. */
  keep(keys: ReadonlySet<string>): void {
    this.#kept = keys;
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    if (key === this.#newest) this.#newest = undefined;
    this.#size -= this.#sizeOf(value, key);
    this.#release(value);
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }
}
