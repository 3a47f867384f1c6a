/**
 * Inverse cosine transform of a block, with the accurate integer algorithm of libjpeg (jidctint.c, « islow »):
 * with the same rounding, our pixels equal those of common decoders, for 12 bits as well.
 */

const BITS = 13;
const C = {
  c0_298: 2446,
  c0_390: 3196,
  c0_541: 4433,
  c0_765: 6270,
  c0_899: 7373,
  c1_175: 9633,
  c1_501: 12299,
  c1_847: 15137,
  c1_961: 16069,
  c2_053: 16819,
  c2_562: 20995,
  c3_072: 25172,
};
const workspace = new Int32Array(64);

/** Transforms eight lines of eight values, `step` apart within a line, with `stride` between lines. */
function pass(from: Int32Array, to: Int32Array, step: number, stride: number, shift: number): void {
  const half = 1 << (shift - 1);
  for (let line = 0, at = 0; line < 8; line++, at += stride) {
    const i1 = from[at + step]!;
    const i2 = from[at + 2 * step]!;
    const i3 = from[at + 3 * step]!;
    const i5 = from[at + 5 * step]!;
    const i6 = from[at + 6 * step]!;
    const i7 = from[at + 7 * step]!;
    const sum = (from[at]! + from[at + 4 * step]!) << BITS;
    const difference = (from[at]! - from[at + 4 * step]!) << BITS;
    const even = Math.imul(i2 + i6, C.c0_541);
    const t2 = even - Math.imul(i6, C.c1_847);
    const t3 = even + Math.imul(i2, C.c0_765);
    const e0 = sum + t3;
    const e3 = sum - t3;
    const e1 = difference + t2;
    const e2 = difference - t2;
    const z5 = Math.imul(i7 + i3 + i5 + i1, C.c1_175);
    const z1 = -Math.imul(i7 + i1, C.c0_899);
    const z2 = -Math.imul(i5 + i3, C.c2_562);
    const z3 = z5 - Math.imul(i7 + i3, C.c1_961);
    const z4 = z5 - Math.imul(i5 + i1, C.c0_390);
    const o0 = Math.imul(i7, C.c0_298) + z1 + z3;
    const o1 = Math.imul(i5, C.c2_053) + z2 + z4;
    const o2 = Math.imul(i3, C.c3_072) + z2 + z3;
    const o3 = Math.imul(i1, C.c1_501) + z1 + z4;
    to[at] = (e0 + o3 + half) >> shift;
    to[at + 7 * step] = (e0 - o3 + half) >> shift;
    to[at + step] = (e1 + o2 + half) >> shift;
    to[at + 6 * step] = (e1 - o2 + half) >> shift;
    to[at + 2 * step] = (e2 + o1 + half) >> shift;
    to[at + 5 * step] = (e2 - o1 + half) >> shift;
    to[at + 3 * step] = (e3 + o0 + half) >> shift;
    to[at + 4 * step] = (e3 - o0 + half) >> shift;
  }
}

/** `block`: 64 dequantized coefficients by rows, replaced by samples around 0. `precision` is 8 or 12. */
export function inverseCosine(block: Int32Array, precision: number): void {
  const extra = precision === 8 ? 2 : 1;
  pass(block, workspace, 8, 1, BITS - extra);
  pass(workspace, block, 1, 8, BITS + extra + 3);
}
