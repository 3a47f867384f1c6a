import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeFrameOf, decodeStored } from '#lib/dicom/decode.ts';
import type { PixelArray } from '#lib/dicom/frame.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { FOLDER, readSample, SAMPLES, type Sample } from './samples.ts';

/**
 * Two figures of the manifest come from a wrong reading, and the same picture is in another file: an 8-bit big-endian
 * image whose words were not swapped, and a JPEG 2000 header with a delimiter written into it, decoded to values that
 * do not fit into its 16 stored bits.
 */
const SISTERS: Record<string, string> = {
  'pydicom/SC_rgb_small_odd_big_endian.dcm': 'pydicom/SC_rgb_small_odd.dcm',
  'pydicom/JPEG2000-embedded-sequence-delimiter.dcm': 'pydicom/JPEG2000.dcm',
};

const ARRAYS = { int16: Int16Array, uint16: Uint16Array, uint8: Uint8Array, uint32: Uint32Array };
const NUMPY: Record<string, keyof typeof ARRAYS> = { '>i2': 'int16', '>u4': 'uint32' };

/** SHA-256 of the pixels as numpy keeps them. */
function fingerprint(pixels: PixelArray, dtype: string): string {
  const Kind = ARRAYS[NUMPY[dtype] ?? (dtype as keyof typeof ARRAYS)];
  const bytes = Buffer.from(Kind.from(pixels as Int16Array).buffer);
  if (dtype.startsWith('>')) Kind.BYTES_PER_ELEMENT === 2 ? bytes.swap16() : bytes.swap32();
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function figuresOf(frames: PixelArray[], dtype: string) {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const pixels of frames) {
    for (const value of pixels) {
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value;
    }
    count += pixels.length;
  }
  return { min, max, mean: Number((sum / count).toFixed(4)), sha: fingerprint(frames[0]!, dtype) };
}

async function storedFrames(file: string): Promise<PixelArray[]> {
  const { file: dicom, description } = await openFile(readSample(file));
  const frames: PixelArray[] = [];
  for (let i = 0; i < description.frames; i++) {
    frames.push((await decodeStored(dicom.dataSet, description, i)).frame.pixels);
  }
  return frames;
}

const of = (kind: Sample['kind']) =>
  SAMPLES.filter((sample) => sample.kind === kind).map((s) => [s.file, s] as const);

describe.skipIf(!FOLDER)(`real files${FOLDER ? '' : ' (données absentes)'}`, () => {
  it('are all there', () => {
    expect(of('image').length).toBe(81);
    expect(of('segmentation').length).toBe(2);
    expect(SAMPLES.length).toBeGreaterThan(100);
  });

  it.each(of('image'))('%s decodes to the very values of the manifest', async (file, { figures }) => {
    const { dtype, shape: _shape, ...wanted } = figures!;
    const sister = SISTERS[file];
    const truth = sister ? SAMPLES.find((sample) => sample.file === sister)!.figures! : wanted;
    const { sha, min, max, mean } = truth;
    expect(figuresOf(await storedFrames(file), dtype)).toEqual({ sha, min, max, mean });
  });

  it.each(of('no image'))('%s is refused for want of an image', async (file) => {
    const refusal = await openFile(readSample(file)).then(() => 'none', refusalOf);
    expect(dicomRefusal(refusal)).toContain('ne contient pas d’image');
  });

  it.each(of('segmentation'))('%s is a segmentation, which is no picture', async (file) => {
    const refusal = await openFile(readSample(file)).then(() => 'none', refusalOf);
    expect(dicomRefusal(refusal)).toContain('Ce fichier est une segmentation');
  });

  it.each(of('image?'))('%s is refused in words or shown right', async (file) => {
    const outcomes: Record<string, string> = {
      'pydicom/MR_truncated.dcm': 'truncated',
      'pydicom/badVR.dcm': '15 frames',
      'pydicom/meta_missing_tsyntax.dcm': 'no_image',
      'pydicom/nested_priv_SQ.dcm': 'no_image',
    };
    const outcome = openFile(readSample(file)).then(async ({ file: dicom, description }) => {
      await decodeFrameOf(dicom.dataSet, description, 0);
      return `${description.frames} frames`;
    }, refusalOf);
    expect(await outcome.catch(refusalOf)).toBe(outcomes[file]);
  });

  it('shows an unreadable number of frames as the file it was made from', async () => {
    const [ours, original] = await Promise.all(['pydicom/badVR.dcm', 'pydicom/rtdose.dcm'].map(storedFrames));
    expect(ours).toEqual(original);
  });

  const converted = of('image').filter(
    ([file, { photometric }]) => /^YBR_FULL/.test(photometric) && /SC_(rgb|ybr)_(?!small)/.test(file),
  );
  it.each(converted)('%s shows the colours of the same picture stored as RGB', async (file) => {
    const { file: dicom, description } = await openFile(readSample(file));
    const [truth] = await storedFrames('pydicom/SC_rgb_rle.dcm');
    const distance = (pixels: PixelArray) =>
      Array.from(pixels, (value, i) => Math.abs(value - truth![i]!)).reduce((a, b) => a + b, 0) /
      pixels.length;
    const { pixels } = await decodeFrameOf(dicom.dataSet, description, 0);
    const { frame } = await decodeStored(dicom.dataSet, description, 0);
    expect(distance(pixels)).toBeLessThan(3);
    expect(distance(frame.pixels)).toBeGreaterThan(20);
  });

  it('shows palette images in colour', async () => {
    const { file, description } = await openFile(readSample('pydicom/examples_palette.dcm'));
    const frame = await decodeFrameOf(file.dataSet, description, 0);
    expect(frame).toMatchObject({ samples: 3, bitsStored: 8, rows: 350, columns: 800 });
    expect(new Set(frame.pixels).size).toBeGreaterThan(50);
  });
});
