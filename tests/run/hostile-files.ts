import { brotliCompressSync, crc32, deflateSync, gzipSync } from 'node:zlib';
import { claim, claimsOf, gifHead } from './image-pieces.ts';
import { flipBits, lie, mutate, randomNumbers, seedFrames, seedImages, shuffle } from './mutate-images.ts';

/** A file to send, and what to send it as. */
export interface HostileFile {
  name: string;
  as: 'image' | 'frame';
  bytes: Buffer;
}

const WAYS = { mutate, lie, shuffle, flipBits };
/** Every so many files, one is a frame, and one something that was made to do harm. */
const EVERY = { frame: 8, harm: 50 };

/** So many malformed files, always the same: images and frames spoilt in every way, bombs, impostors, stowaways. */
export async function* hostileFiles(count: number): AsyncGenerator<HostileFile> {
  const next = randomNumbers(20_261_121);
  const pick = <Value>(values: readonly Value[]) => values[(next() >>> 8) % values.length]!;
  const seeds = await seedImages();
  const frames = seedFrames(next);
  const harmful = Object.entries({ ...impostors(seeds), ...stowaways(seeds) });
  for (let index = 0; index < count; index += 1) {
    if (index % EVERY.harm === 0) {
      const [name, bytes] = harmful[(index / EVERY.harm) % harmful.length]!;
      yield { name, as: pick(['image', 'image', 'frame'] as const), bytes };
      continue;
    }
    const as = index % EVERY.frame === 0 ? 'frame' : 'image';
    const [seed, original] = as === 'frame' ? ['frame', pick(frames)] : pick(Object.entries(seeds));
    const ways = pick([1, 1, 1, 2]);
    let bytes = original;
    const done = Array.from({ length: ways }, () => pick(Object.entries(WAYS)));
    for (const [, way] of done) bytes = way(bytes, next);
    yield { name: `${index}: ${seed}, ${done.map(([way]) => way).join(', ')}`, as, bytes };
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
export function pngBomb(
  width: number,
  height: number,
  { unpacked, kind = [8, 0, 0, 0, 0] }: { unpacked: number; kind?: number[] },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A lossless WebP of one colour: no pixel takes a single bit. */
function webpBomb(side: number): Buffer {
  const bits = Buffer.from('2f000000000750ad2614b9808188e87f0000', 'hex');
  // Width and height less one, 14 bits each, then one that says that there is transparency.
  bits.writeUInt32LE(side - 1 + (side - 1) * 2 ** 14 + 2 ** 28, 1);
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\x11\0\0\0', 'latin1');
  head.writeUInt32LE(12 + bits.length, 4);
  return Buffer.concat([head, bits]);
}

function claimedAvif(avif: Buffer): Buffer {
  return claimsOf(avif)
    .slice(2, 4)
    .reduce((lying, field) => claim(lying, field, 60_000), avif);
}

/** A PNG of 8 bytes per pixel in seven passes: a decoder holds it whole. */
export function interlacedBomb(side: number): Buffer {
  return pngBomb(side, side, { unpacked: side * (side * 8 + 2), kind: [16, 6, 0, 0, 1] });
}

/** A GIF of a few bytes with a large canvas, and so many pictures of one pixel after one that fills it. */
export function gifBomb(side: number, pictures: number): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  for (const at of [6, 8]) screen.writeUInt16LE(side, at);
  const whole = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0]);
  for (const at of [5, 7]) whole.writeUInt16LE(side, at);
  const picture = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([screen, whole, ...Array<Buffer>(pictures).fill(picture), Buffer.from([0x3b])]);
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
    'bomb: claims 3.6 gigapixels': pngBomb(60_000, 60_000, { unpacked: 1000 }),
    'bomb: unpacks to 400 megapixels': pngBomb(20_000, 20_000, { unpacked: 20_000 * 2_000 }),
    'bomb: a PNG that unpacks to 300 MB': interlacedBomb(6_100),
    'bomb: a GIF of 400 megapixels': gifBomb(20_000, 0),
    'bomb: a GIF of 49 megapixels and 20,000 pictures': gifBomb(7_000, 20_000),
    'bomb: a WebP of 268 megapixels in 38 bytes': webpBomb(16_383),
    'bomb: a WebP of 49 megapixels in 38 bytes': webpBomb(7_000),
    'bomb: an AVIF that claims gigapixels': claimedAvif(seeds.avif ?? Buffer.alloc(0)),
    'brotli of a bomb': brotliCompressSync(Buffer.alloc(50_000_000)),
    'gzip of a bomb': gzipSync(Buffer.alloc(50_000_000)),
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
    'JPEG with an archive behind': Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), html]),
    // Its first bytes are a GIF's and a script's assignment, its comment goes on with the script.
    'GIF with a script in its comment': Buffer.concat([
      gif.subarray(0, gifHead(gif)),
      Buffer.from([0x21, 0xfe, html.length]),
      html,
      Buffer.from([0]),
      gif.subarray(gifHead(gif)),
    ]),
    'PNG with a page in a text chunk': Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
      png.subarray(33),
    ]),
  };
}
