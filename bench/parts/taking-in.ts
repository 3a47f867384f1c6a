import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodeFrame, encodeFrame } from '#lib/images/frame-format.ts';
import { compressFrame } from '#lib/images/server/ingest/compress-frame.ts';
import { makeFull } from '#lib/images/server/ingest/make-variants.ts';
import { encodePicture, openPicture } from '#lib/images/server/ingest/read-picture.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';
import { uploadAs } from '../../tests/api/tus.ts';
import { randomNumbers } from '../../tests/run/mutate-images.ts';
import { startProduct } from '../../tests/run/product.ts';
import { FRAME_DETAILS } from '../../tests/run/send-hostile.ts';
import { slice } from '../long-stack.ts';
import { processorTime } from '../processor-time.ts';
import { callerOf, member } from '../product.ts';
import type { Row } from '../report.ts';
import { median, times } from '../stats.ts';

const SIDE = 512;
/** Uneven spots across a slice. */
const SPOTS = 128;
const SLICES = 60;
const PHOTOGRAPHS = 6;
/** As the editor sends them. */
const AT_ONCE = 3;
/** Files before the measure: processes start, code gets warm. */
const WARM_UP = 6;
const BASELINE_RUNS = 9;
/** The whole may take this many times as long as the unavoidable work. */
const SLICE_TIMES = 2;
const PHOTOGRAPH_TIMES = 2;

interface Kind {
  what: string;
  as: 'frame' | 'image';
  count: number;
  make(index: number): Promise<Uint8Array>;
  /** The unavoidable work on a file: decoding it, and encoding the stored image. */
  least(path: string): Promise<unknown>;
  most: number;
}

/** A slice whose tissues are as uneven as living ones: an even one would compress far too well. */
async function frame(index: number): Promise<Uint8Array> {
  const next = randomNumbers(index + 1);
  const spots = Uint8Array.from({ length: SPOTS * SPOTS }, () => next() >>> 24);
  const texture = await sharp(spots, { raw: { width: SPOTS, height: SPOTS, channels: 1 } })
    .resize(SIDE, SIDE)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const pixels = slice(index).map((value, at) => (value < -900 ? value : value + (texture[at]! - 128) / 2));
  return encodeFrame({ rows: SIDE, columns: SIDE, samples: 1, pixels });
}

/** Twelve million pixels with edges, gradients and the grain of a sensor. */
async function photograph(index: number): Promise<Uint8Array> {
  const next = randomNumbers(index + 1);
  const coarse = { width: 80, height: 60, channels: 3 } as const;
  const pixels = Uint8Array.from({ length: 80 * 60 * 3 }, () => next() >>> 24);
  const grain = { width: 4000, height: 3000, noise: { type: 'gaussian', mean: 128, sigma: 6 } } as const;
  const noise = await sharp({ create: { ...grain, channels: 3, background: '#808080' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(pixels, { raw: coarse })
    .resize(4000, 3000)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const KINDS: Kind[] = [
  {
    what: 'a 512² slice of 16 bits',
    as: 'frame',
    count: SLICES,
    make: frame,
    most: SLICE_TIMES,
    async least(path) {
      const bytes = await readFile(path);
      const { pixels } = decodeFrame(bytes);
      const grey = windowPixels(pixels, FRAME_DETAILS.window, FRAME_DETAILS.rescale);
      return [await makeFull({ rows: SIDE, columns: SIDE, pixels: grey }), await compressFrame(bytes)];
    },
  },
  {
    what: 'a photograph of 12 million pixels',
    as: 'image',
    count: PHOTOGRAPHS,
    make: photograph,
    least: async (path) => encodePicture(await openPicture(path)),
    most: PHOTOGRAPH_TIMES,
  },
];

/** Processor time (ms) of what must be done, median over files, in this process. */
async function leastTime({ make, least }: Kind, folder: string): Promise<number> {
  const spent: number[] = [];
  for (let index = 0; index < BASELINE_RUNS + 2; index += 1) {
    const path = join(folder, String(index));
    await writeFile(path, await make(index));
    const before = process.cpuUsage();
    await least(path);
    const { user, system } = process.cpuUsage(before);
    // The first two get the code warm.
    if (index > 1) spent.push((user + system) / 1000);
  }
  return median(spent);
}

/** Processor time (ms) per file of the server and its workers, and how long one person waits for each. */
async function wholeTime(
  { as, count, make }: Kind,
  dataDir: string,
): Promise<{ spent: number; waited: number }> {
  const product = await startProduct({ DATA_DIR: dataDir, SEED: 'none' });
  try {
    const person = await member(product.origin, `auteur-${as}`);
    const caller = callerOf(product);
    const files: Uint8Array[] = [];
    for (let index = 0; index < count + WARM_UP; index += 1) files.push(await make(index));
    const send = async (from: number, to: number) => {
      const queue = files.slice(from, to).values();
      const sendSome = async () => {
        for (const bytes of queue) {
          const { status, text } = await uploadAs(caller, person, bytes, as, FRAME_DETAILS);
          if (status !== 200) throw new Error(`${status} ${text}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
    };
    await send(0, WARM_UP);
    const before = processorTime(product.pid);
    const began = performance.now();
    await send(WARM_UP, files.length);
    const waited = (performance.now() - began) / count;
    return { spent: (processorTime(product.pid) - before) / count, waited };
  } finally {
    await product.stop();
  }
}

async function takingInOne(kind: Kind): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-taking-in-'));
  try {
    const least = await leastTime(kind, folder);
    const { spent, waited } = await wholeTime(kind, join(folder, 'data'));
    console.error(`${kind.what}: one every ${waited.toFixed(0)} ms, ${AT_ONCE} at a time`);
    return {
      id: 'I1',
      what: `taking in ${kind.what}: processor time, beside decoding and encoding it alone`,
      baseline: `${least.toFixed(0)} ms`,
      ours: `${spent.toFixed(0)} ms`,
      ratio: times(spent / least),
      bar: `≤ ${times(kind.most)}`,
      met: spent <= kind.most * least,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** I1: what an author's upload costs the server, all processes counted. */
export async function takingIn(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS) rows.push(await takingInOne(kind));
  return rows;
}
