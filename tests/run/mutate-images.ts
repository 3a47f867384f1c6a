import sharp from 'sharp';
import { encodeFrame, type FramePixels } from '#lib/images/frame-format.ts';
import { claim, claimsOf, piecesOf } from './image-pieces.ts';

/** Small images of every format that is taken in, as real encoders write them. */
export async function seedImages(): Promise<Record<string, Buffer>> {
  const next = randomNumbers(7);
  const picture = (channels: 3 | 4 = 3) => {
    const raw = { width: 40, height: 30, channels };
    return sharp(
      Uint8Array.from({ length: 1200 * channels }, () => next() >>> 24),
      { raw },
    );
  };
  const frames = await Promise.all([1, 2, 3].map(() => picture().png().toBuffer()));
  const animated = () => sharp(frames, { join: { animated: true } });
  const making = {
    jpeg: picture()
      .withExif({ IFD0: { Artist: 'Jean Dupont' } })
      .jpeg(),
    png: picture().png(),
    webp: picture().webp(),
    lossless: picture().webp({ lossless: true }),
    avif: picture().avif({ effort: 0 }),
    gif: picture().gif(),
    progressive: picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    cmyk: picture().toColourspace('cmyk').jpeg(),
    grey: picture().greyscale().jpeg(),
    interlaced: picture(4).png({ progressive: true }),
    palette: picture().png({ palette: true, colours: 16 }),
    deep: picture().toColourspace('rgb16').png(),
    'deep avif': picture().avif({ effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' }),
    'moving gif': animated().gif(),
    'moving webp': animated().webp(),
  };
  const made = Object.entries(making).map(async ([name, image]) => [name, await image.toBuffer()] as const);
  return Object.fromEntries(await Promise.all(made));
}

/** Small frames of every kind (docs/frame-format.md). */
export function seedFrames(next: () => number): Buffer[] {
  const size = { rows: 20, columns: 30 };
  const fill = <Pixels extends FramePixels>(pixels: Pixels) => pixels.map(next) as Pixels;
  return [
    encodeFrame({ ...size, samples: 1, pixels: fill(new Int16Array(600)) }),
    encodeFrame({ ...size, samples: 1, pixels: fill(new Uint16Array(600)) }),
    encodeFrame({ ...size, samples: 1, pixels: fill(new Uint8Array(600)) }),
    encodeFrame({ ...size, samples: 3, pixels: fill(new Uint8Array(1800)) }),
  ].map((frame) => Buffer.from(frame));
}

/** A reproducible stream of numbers below 2³². */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

const LIES = [
  0,
  1,
  2,
  7,
  255,
  1000,
  16_383,
  16_384,
  30_000,
  65_535,
  65_536,
  10_000_000,
  2 ** 31 - 1,
  2 ** 32 - 1,
];

/** An image whose header claims other sizes, depths or lengths than its bytes have. */
export function lie(bytes: Buffer, next: () => number): Buffer {
  const claims = claimsOf(bytes);
  let lying = bytes;
  for (let count = 1 + ((next() >>> 8) % 3); count > 0 && claims.length > 0; count -= 1) {
    const value = next() >>> 31 ? LIES[(next() >>> 8) % LIES.length]! : next();
    lying = claim(lying, claims[(next() >>> 8) % claims.length]!, value);
  }
  return lying;
}

/** An image whose chunks (segments, boxes) have changed places, or are missing, or come twice. */
export function shuffle(bytes: Buffer, next: () => number): Buffer {
  const pieces = piecesOf(bytes);
  const at = () => (next() >>> 8) % pieces.length;
  for (let count = 1 + (next() >>> 30); count > 0; count -= 1) {
    const [from, to] = [at(), at()];
    const way = (next() >>> 8) % 3;
    if (way === 0) [pieces[from], pieces[to]] = [pieces[to]!, pieces[from]!];
    else pieces.splice(to, way === 1 ? 1 : 0, pieces[from]!);
  }
  return Buffer.concat(pieces);
}

/** An image with a few single bits turned over. */
export function flipBits(bytes: Buffer, next: () => number): Buffer {
  const damaged = Buffer.from(bytes);
  for (let count = 1 + ((next() >>> 8) % 20); count > 0 && damaged.length > 0; count -= 1) {
    const at = (next() >>> 8) % damaged.length;
    damaged[at] = damaged[at]! ^ (1 << (next() >>> 29));
  }
  return damaged;
}

/** Spoils an image: flipped bytes, cuts, repeated, zeroed, swapped or inserted stretches. */
export function mutate(bytes: Buffer, next: () => number): Buffer {
  const at = (length = bytes.length) => (next() >>> 8) % Math.max(1, length);
  const damaged = Buffer.from(bytes);
  const from = at();
  const length = Math.min(1 + at(64), damaged.length - from);
  switch ((next() >>> 8) % 6) {
    case 0:
      for (let count = 1 + at(8); count > 0; count -= 1) damaged[at()] = next() >>> 24;
      return damaged;
    case 1:
      return damaged.subarray(0, from);
    case 2:
      return damaged.fill(next() >>> 24, from, from + length);
    case 3:
      return Buffer.concat([damaged.subarray(0, from), damaged.subarray(from + length)]);
    case 4:
      return Buffer.concat([
        damaged.subarray(0, from),
        damaged.subarray(at(), at() + length),
        damaged.subarray(from),
      ]);
    default:
      // Sizes live near the beginning: that is where large numbers hurt.
      damaged.writeUInt32BE(next(), Math.min(at(48), damaged.length - 4));
      return damaged;
  }
}
