import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame } from '#lib/images/frame-format.ts';
import { childrenOf } from '../run/children.ts';
import { interlacedBomb, pngBomb } from '../run/hostile-files.ts';
import { FRAME_DETAILS } from '../run/send-hostile.ts';
import { ingestDesk } from './ingest-desk.ts';

const { ingest, folder, file } = ingestDesk();

const picture = async () =>
  file(
    'image.png',
    await sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
      .png()
      .toBuffer(),
  );

/** Noise: what takes the longest, and the most memory. */
const largePicture = async (channels: 3 | 4, [width, height]: readonly [number, number] = [3000, 2000]) =>
  file(
    `large-${width}-${channels}.png`,
    await sharp(randomFillSync(Buffer.alloc(width * height * channels)), {
      raw: { width, height, channels },
    })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );

/** As long as the workers themselves allow for a large image. */
const SLOWLY = { timeout: 240_000 };

const workers = () =>
  childrenOf(process.pid).filter((pid) =>
    /ingest.worker\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
  );

describe('the ingest workers', () => {
  it('give up a file that would hold too much memory, and go on with the next', async () => {
    const bomb = file('bomb.png', interlacedBomb(6_900));
    await expect(ingest.run('a', 'image', bomb)).rejects.toMatchObject({ code: 'image_too_large' });
    expect((await ingest.run('a', 'image', await picture())).width).toBe(10);
  });

  it('are replaced when something ended them while they were idle', async () => {
    await ingest.run('a', 'image', await picture());
    const idle = workers();
    expect(idle.length).toBeGreaterThan(0);
    for (const pid of idle) process.kill(pid, 'SIGKILL');
    await expect.poll(() => workers().filter((pid) => idle.includes(pid))).toEqual([]);
    expect((await ingest.run('a', 'image', await picture())).width).toBe(10);
  });

  it('blame no file for a signal that their whole group gets', SLOWLY, async () => {
    const known = workers();
    const made = ingest.run('a', 'image', await largePicture(3));
    await expect.poll(() => workers().filter((pid) => !known.includes(pid))).toHaveLength(1);
    for (const pid of workers()) process.kill(pid, 'SIGTERM');
    expect((await made).width).toBe(3000);
  });

  it('say that a file is gone when its person gave it up', async () => {
    await expect(ingest.run('a', 'image', join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('refuse a frame that no picture can be made of', async () => {
    const strip = encodeFrame({ rows: 1, columns: 20_000, samples: 1, pixels: new Uint16Array(20_000) });
    await expect(ingest.run('a', 'frame', file('strip', strip), FRAME_DETAILS)).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });

  it('refuse from its header what costs more than its pixels tell', async () => {
    const tooMuch = {
      'one pixel wide': pngBomb(1, 49_999_999, { unpacked: 2 * 49_999_999 }),
      'a side too long': pngBomb(30_001, 200, { unpacked: 30_002 * 200 }),
      'pixels of 8 bytes': pngBomb(7_000, 7_000, { unpacked: 1_000, kind: [16, 6, 0, 0, 0] }),
    };
    for (const [name, bytes] of Object.entries(tooMuch)) {
      const taken = ingest.run('a', 'image', file(`${name}.png`, bytes));
      await expect(taken, name).rejects.toMatchObject({ code: 'image_too_large' });
    }
  });

  it('take in a picture of 6 million colours, with transparency or without', SLOWLY, async () => {
    for (const channels of [3, 4] as const) {
      const made = await ingest.run('a', 'image', await largePicture(channels));
      expect([made.width, made.height]).toEqual([3000, 2000]);
    }
  });

  it('take in a frame of 12 million pixels whole', SLOWLY, async () => {
    const pixels = Int16Array.from({ length: 12_000_000 }, (_, index) => (index * 7) % 3000);
    const frame = encodeFrame({ rows: 3000, columns: 4000, samples: 1, pixels });
    const made = await ingest.run('a', 'frame', file('large', frame), FRAME_DETAILS);
    expect([made.preview.width, made.preview.height]).toEqual([4000, 3000]);
    expect(brotliDecompressSync(made.frame!).equals(frame)).toBe(true);
  });

  it('make the light copies that every image gets, and any other when it is asked for', async () => {
    const png = (width: number) =>
      sharp(Buffer.alloc(width * 30), { raw: { width, height: 10, channels: 3 } })
        .png()
        .toBuffer();
    const namesOf = async (width: number) => {
      const made = await ingest.run('a', 'image', file('copies.png', await png(width)));
      return made.thumbnails.map(({ name }) => name);
    };
    expect(await namesOf(640)).toEqual(['160.webp']);
    expect(await namesOf(641)).toEqual(['160.webp', '640.webp']);
    const thumbnail = await ingest.run('a', 'thumbnail', await png(641), '400.avif');
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'heif', width: 400 });
  });
});

describe('one person who sends much', () => {
  it('makes nobody else wait for all of it', SLOWLY, async () => {
    // Hardly too large for the workers of small images.
    const large = await largePicture(3, [1400, 1000]);
    const done: string[] = [];
    const send = (person: string, path: string) =>
      ingest.run(person, 'image', path).then(() => done.push(person));
    const all = [large, large, large, large, large].map((path) => send('much', path));
    all.push(send('small', await picture()), send('large', large));
    await Promise.all(all);
    // The one large picture that was being worked on comes first; the others come after those of other people.
    expect(done.indexOf('small')).toBeLessThanOrEqual(1);
    expect(done.filter((person) => person !== 'small').indexOf('large')).toBeLessThanOrEqual(2);
  });

  it('is told to come back when too much of theirs waits, and nobody else is', async () => {
    const path = await picture();
    const asked = Array.from({ length: 60 }, () => ingest.run('much', 'image', path));
    const other = ingest.run('other', 'image', path);
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'busy' });
    expect((await other).width).toBe(10);
  });
});

describe('a frame that decodes', () => {
  it('is its own encoding, byte for byte', () => {
    for (const [samples, wide, signed] of [
      [1, 1, 0],
      [1, 2, 0],
      [1, 2, 1],
      [3, 1, 0],
    ] as const) {
      const bytes = new Uint8Array(16 + 60 * samples * wide).map((_, index) => index * 89);
      bytes.set([0x4e, 0x47, 0x46, 0x31, signed, samples, wide, 0, 6, 0, 0, 0, 10, 0, 0, 0]);
      expect(encodeFrame(decodeFrame(bytes))).toEqual(bytes);
    }
  });
});
