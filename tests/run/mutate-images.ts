import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Small images of every format that is taken in, and some that are not. */
export async function seedImages(): Promise<Record<string, Buffer>> {
  const picture = () =>
    sharp({
      create: {
        width: 40,
        height: 30,
        channels: 3,
        background: '#357',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  return {
    jpeg: await picture()
      .withExif({ IFD0: { Artist: 'Jean Dupont' } })
      .jpeg()
      .toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    lossless: await picture().webp({ lossless: true }).toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    gif: await picture().gif().toBuffer(),
  };
}

/** A reproducible stream of numbers below 2³². */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
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

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a few kilobytes that claims, or really unpacks to, as many grey pixels as asked. */
export function pngBomb(width: number, height: number, unpacked: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files that are something else than the images they may claim to be. */
export function impostors(seeds: Record<string, Buffer>): Record<string, Buffer> {
  const script = Buffer.from('<script>alert(1)</script>');
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  return {
    empty: Buffer.alloc(0),
    svg,
    'svg after white space': Buffer.concat([Buffer.from('\n\n<?xml version="1.0"?>'), svg]),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'),
    'GIF that is a script': Buffer.concat([Buffer.from('GIF89a=1;'), script]),
    'PNG name on a script': Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), script]),
    'JPEG name on a script': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script]),
    tiff: Buffer.from('II*\0\x08\0\0\0\0\0\0\0', 'latin1'),
    bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    heic: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(40)]),
    zip: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]),
    'bomb: claims 3.6 gigapixels': pngBomb(60_000, 60_000, 1000),
    'bomb: unpacks to 400 megapixels': pngBomb(20_000, 20_000, 20_000 * 2_000),
    'WebP cut in its header': (seeds.webp ?? Buffer.alloc(0)).subarray(0, 14),
  };
}

/** Images with something else behind or inside them: the image is taken in, the rest is not. */
export function stowaways(seeds: Record<string, Buffer>): Record<string, Buffer> {
  const html = Buffer.from('<html><script>alert("passager clandestin")</script></html>');
  const { jpeg, png, gif } = seeds as Record<'jpeg' | 'png' | 'gif', Buffer>;
  return {
    'JPEG with a page behind': Buffer.concat([jpeg, html]),
    'GIF with a page behind': Buffer.concat([gif, html]),
    'PNG with a page in a text chunk': Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
      png.subarray(33),
    ]),
  };
}
