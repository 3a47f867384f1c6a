/** Damaged copies of files, the same for the same seed. */

export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const NASTY = [0, 1, 0x7f, 0x80, 0xfe, 0xff];

/** One of eight kinds of damage: bytes, header bytes, lengths, cuts, repeats, removals, swaps, transfer syntax. */
export function mutate(original: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const next = random(seed * 7919 + 13);
  const below = (limit: number) => Math.floor(next() * limit);
  const bytes = new Uint8Array(original);
  const touch = (limit: number) => {
    for (let i = 0, count = 1 + below(12); i < count; i++) {
      bytes[below(limit)] = next() < 0.5 ? NASTY[below(NASTY.length)]! : below(256);
    }
  };
  const kind = below(8);
  if (kind === 0) touch(bytes.length);
  else if (kind === 1) touch(Math.min(bytes.length, 2500));
  else if (kind === 2) {
    const at = below(Math.min(bytes.length - 4, 4000));
    new DataView(bytes.buffer).setUint32(
      at,
      [0xffffffff, 0x7fffffff, 0, 0xfffffffe, below(100_000)][below(5)]!,
      true,
    );
  } else if (kind === 3) return bytes.slice(0, below(bytes.length));
  else if (kind === 4 || kind === 5) {
    const [from, size] = [below(bytes.length), below(400)];
    const piece =
      kind === 4
        ? [bytes.subarray(0, from + size), bytes.subarray(from)]
        : [bytes.subarray(0, from), bytes.subarray(from + size)];
    return new Uint8Array(Buffer.concat(piece));
  } else if (kind === 6) {
    const [a, b] = [below(bytes.length - 64), below(bytes.length - 64)];
    bytes.copyWithin(a, b, b + 64);
  } else {
    const at = Buffer.from(bytes.buffer).indexOf('1.2.840.10008.1.2');
    if (at > 0)
      bytes.set(
        Buffer.from(['.4.50', '.4.70', '.4.90', '.4.80', '.5\0\0\0', '.1.99', '.4.51'][below(7)]!),
        at + 17,
      );
    touch(bytes.length);
  }
  return bytes;
}
