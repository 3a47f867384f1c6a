import { describe, expect, it } from 'vitest';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { REFUSALS, refusalOf } from '#lib/dicom/refusal.ts';
import { dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { propertyRuns } from '../../run/tier.ts';
import { mutate } from './mutate.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';
import { type Attribute, imageAttributes, writeDicom } from './write-dicom.ts';

/** The outcome for a file: a refusal, or a payload that can be read again. */
async function outcome(bytes: Uint8Array): Promise<string> {
  try {
    const opened = await openFile(bytes);
    const { frames } = await inspectFile(opened);
    const payload = await framePayload(opened, frames.length - 1);
    return decodeFrame(payload.bytes).pixels.length > 0 ? 'shown' : 'empty';
  } catch (error) {
    return refusalOf(error);
  }
}

const u32 = (value: number) => Buffer.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);
const image = imageAttributes(1, 1, Uint8Array.of(1, 0));

describe('hostile structures are refused at once', () => {
  const open = Buffer.concat([
    Buffer.from('080040110000ffffffff', 'hex').subarray(0, 0),
    Buffer.from('08004011', 'hex'),
    Buffer.from('SQ\0\0', 'latin1'),
    u32(0xffffffff),
    Buffer.from('feff00e0', 'hex'),
    u32(0xffffffff),
  ]);
  const implicit = Buffer.concat([
    Buffer.from('08004011', 'hex'),
    u32(0xffffffff),
    Buffer.from('feff00e0', 'hex'),
    u32(0xffffffff),
  ]);

  it.each([
    ['explicit', writeDicom([]), open],
    ['implicit', writeDicom([], { explicit: false }), implicit],
  ])('a hundred thousand nested %s sequences', async (_, head, level) => {
    const bomb = Buffer.concat([head, ...Array<Buffer>(100_000).fill(level)]);
    expect(await outcome(new Uint8Array(bomb))).toBe('too_deep');
  });

  it('nested sequences of stated lengths', async () => {
    let inner: Attribute[] = [{ tag: 0x00100010, vr: 'PN', value: 'A' }];
    for (let i = 0; i < 200; i++) inner = [{ tag: 0x00081140, vr: 'SQ', value: [inner] }];
    expect(await outcome(writeDicom([...image, ...inner]))).toBe('too_deep');
    expect(await outcome(writeDicom([...image, ...inner], { explicit: false }))).toBe('too_deep');
  });

  it('millions of empty attributes', async () => {
    const head = writeDicom([]);
    const empty = Buffer.concat(Array<Buffer>(2000).fill(Buffer.from('08000100554c0000', 'hex')));
    const bomb = Buffer.concat([head, ...Array<Buffer>(600).fill(empty)]);
    expect(await outcome(new Uint8Array(bomb))).toBe('too_many_elements');
  });

  it('a tiny file that claims a huge image', async () => {
    const jpeg = Buffer.from('ffd8ffc0000b08ffffffff01011100ffda0008010100003f00ffd9', 'hex');
    const us = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
    const claim = imageAttributes(65_535, 1000, new Uint8Array(0), [
      us(0x00280100, 8),
      us(0x00280101, 8),
      us(0x00280102, 7),
      { tag: 0x7fe00010, vr: 'OB', value: { frames: [jpeg] } },
    ]);
    expect(await outcome(writeDicom(claim))).toBe('damaged');
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a photograph', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
    ['a text', Buffer.from('Compte rendu d’IRM du genou')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['zeros', new Uint8Array(5000)],
  ])('%s is no DICOM', async (_, bytes) => {
    expect(await outcome(new Uint8Array(bytes))).toBe('not_dicom');
  });

  it('the index of a disc is passed over politely', async () => {
    const meta = '1.2.840.10008.1.3.10';
    const file = writeDicom([{ tag: 0x00041220, vr: 'SQ', value: [] }, ...image]);
    expect(await outcome(file)).toBe('dicomdir');
    expect(dicomRefusal('dicomdir')).toContain('DICOMDIR');
    expect(meta).toHaveLength(20);
  });

  it('every refusal has its words', () => {
    const words = REFUSALS.map(dicomRefusal);
    expect(new Set(words).size).toBe(REFUSALS.length);
  });
});

describe.skipIf(!FOLDER)(`damaged copies of real files${FOLDER ? '' : ' (données absentes)'}`, () => {
  const files = SAMPLES.map(({ file }) => file).filter(
    (file) => !/series\/mr-adc-20\/0000(0[2-9]|1)/.test(file),
  );
  const IN_GATE = 3;
  const EACH = propertyRuns(IN_GATE);

  it.each(files)(`${EACH} of %s: shown or refused`, { timeout: 120_000 }, async (file) => {
    const original = readSample(file);
    for (let seed = 1; seed <= EACH; seed++)
      expect(['shown', ...REFUSALS], `seed ${seed}`).toContain(await outcome(mutate(original, seed)));
  });

  it('are 2,000 or more in the full tier', () => {
    expect(10 * IN_GATE * files.length).toBeGreaterThanOrEqual(2000);
  });
});
