/** SHA-256 (FIPS 180-4), bit by bit as it comes: browsers have none of their own on plain HTTP, nor one for streams. */

const BLOCK = 64;

/** The first 32 bits of the fractional part of a prime's root. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

const PRIMES = firstPrimes(64);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** A hash in the making. Give it bytes in any pieces, then ask once for the result. */
export class Sha256 {
  readonly #state = START.slice();
  readonly #words = new Int32Array(64);
  readonly #block = new Uint8Array(BLOCK);
  /** Bytes given so far. */
  #length = 0;

  update(bytes: Uint8Array): this {
    for (let from = 0; from < bytes.length; ) {
      const filled = this.#length % BLOCK;
      const taken = Math.min(BLOCK - filled, bytes.length - from);
      this.#block.set(bytes.subarray(from, from + taken), filled);
      this.#length += taken;
      from += taken;
      if (this.#length % BLOCK === 0) this.#mix();
    }
    return this;
  }

  /** The hash in lower-case hexadecimal. Nothing may be given afterwards. */
  hex(): string {
    const bits = BigInt(this.#length) * 8n;
    const filled = this.#length % BLOCK;
    const ending = new Uint8Array((filled < 56 ? 56 : 120) - filled + 8);
    ending[0] = 0x80;
    new DataView(ending.buffer).setBigUint64(ending.length - 8, bits);
    this.update(ending);
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #mix(): void {
    const words = this.#words;
    const view = new DataView(this.#block.buffer);
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [old, recent] = [words[at - 15]!, words[at - 2]!];
      const low = rotated(old, 7) ^ rotated(old, 18) ^ (old >>> 3);
      const high = rotated(recent, 17) ^ rotated(recent, 19) ^ (recent >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = this.#state as unknown as Eight;
    for (let at = 0; at < 64; at += 1) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + CONSTANTS[at]! + words[at]!) | 0;
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      this.#state[at]! += word;
    });
  }
}

type Eight = [number, number, number, number, number, number, number, number];
