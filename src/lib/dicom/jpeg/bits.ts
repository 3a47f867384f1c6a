import { Refusal } from '../refusal.ts';

/** Number of zero bytes supplied after the end of a scan before the frame is considered truncated. */
const OVERRUN_MAX = 64;

/** A canonical Huffman code: a table for codes up to 9 bits, ranges for longer ones. */
export interface HuffmanTable {
  /** Index: the next 9 bits; value: length << 8 | symbol, or 0. */
  fast: Uint16Array;
  /** Per length: first code beyond that length, and the offset from a code to the index of its symbol. */
  limit: Int32Array;
  offset: Int32Array;
  symbols: Uint8Array;
}

const FAST = 9;

/** `counts`: numbers of codes of each length from 1 to 16. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table = {
    fast: new Uint16Array(1 << FAST),
    limit: new Int32Array(17),
    offset: new Int32Array(17),
    symbols,
  };
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++, code <<= 1) {
    table.offset[length] = index - code;
    for (let i = 0; i < counts[length - 1]!; i++, code++, index++) {
      if (code >= 1 << length) throw new Refusal('damaged');
      if (length > FAST) continue;
      const from = code << (FAST - length);
      table.fast.fill((length << 8) | symbols[index]!, from, from + (1 << (FAST - length)));
    }
    table.limit[length] = code;
  }
  return table;
}

/** Reads a scan bit by bit; stuffed zero bytes are skipped, and a marker ends the scan. */
export class BitReader {
  readonly bytes: Uint8Array;
  at: number;
  private buffer = 0;
  private count = 0;
  private overrun = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  private fill(): void {
    while (this.count <= 24) {
      let byte = 0;
      const next = this.bytes[this.at];
      if (next === undefined || (next === 0xff && this.bytes[this.at + 1] !== 0)) {
        if (++this.overrun > OVERRUN_MAX) throw new Refusal('truncated');
      } else {
        byte = next;
        this.at += next === 0xff ? 2 : 1;
      }
      this.buffer = (this.buffer << 8) | byte;
      this.count += 8;
    }
  }

  /** The next `length` bits (0–16) as a number. */
  bits(length: number): number {
    if (length === 0) return 0;
    if (this.count < length) this.fill();
    this.count -= length;
    return (this.buffer >>> this.count) & ((1 << length) - 1);
  }

  /** A difference of `length` bits (0–16): T.81 § F.2.2.1. */
  signed(length: number): number {
    if (length === 0) return 0;
    if (length === 16) return 32768;
    const value = this.bits(length);
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  symbol({ fast, limit, offset, symbols }: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const peeked = (this.buffer >>> (this.count - 16)) & 0xffff;
    const hit = fast[peeked >> (16 - FAST)]!;
    if (hit !== 0) {
      this.count -= hit >> 8;
      return hit & 0xff;
    }
    for (let length = FAST + 1; length <= 16; length++) {
      const code = peeked >> (16 - length);
      if (code < limit[length]!) {
        this.count -= length;
        return symbols[code + offset[length]!]!;
      }
    }
    throw new Refusal('damaged');
  }

  /** Skips the restart marker at this position, if there is one. */
  restart(): void {
    this.buffer = 0;
    this.count = 0;
    this.overrun = 0;
    const { bytes } = this;
    while (this.at < bytes.length && !(bytes[this.at] === 0xff && bytes[this.at + 1]! >= 0xc0)) this.at++;
    if (bytes[this.at + 1]! >= 0xd0 && bytes[this.at + 1]! <= 0xd7) this.at += 2;
  }
}
