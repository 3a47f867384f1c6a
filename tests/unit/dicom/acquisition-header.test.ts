import { describe, expect, it, vi } from 'vitest';
import { readHeader } from '#lib/dicom/acquisition/read-header.ts';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { bytesAt, ds, image, readBytes } from './exams.ts';
import { FOLDER } from './samples.ts';
import { text, writeDicom } from './write-dicom.ts';

const outcome = (bytes: Uint8Array<ArrayBuffer>) => readBytes(bytes).then(() => 'read', refusalOf);
const PIXELS = 0x7fe00010;

describe('the beginning of a file', () => {
  it('is all that is read of it, however many pixels follow', async () => {
    const file = new Blob([image('MR', [{ tag: PIXELS, vr: 'OW', value: new Uint8Array(20_000_000) }])]);
    const slice = vi.spyOn(file, 'slice');
    const { elements } = await readHeader(file);
    expect(elements.has(0x00080060)).toBe(true);
    expect(elements.has(PIXELS)).toBe(false);
    expect(slice.mock.calls).toEqual([[0, 131_072]]);
  });

  it('is read as far as it goes: a long one, and one that the first bytes cut between two attributes', async () => {
    for (const length of [131_072, 900_000, 130_700, 130_702, 130_900]) {
      const long = { tag: 0x00091010, vr: 'OB', value: new Uint8Array(length) };
      const { values } = await readBytes(image('MR', [long, ds(0x00180080, '500')]));
      expect(values.RepetitionTime).toEqual([500]);
    }
    for (let length = 130_600; length < 131_000; length += 2) {
      const long = { tag: 0x00091010, vr: 'OB', value: new Uint8Array(length) };
      expect((await readBytes(image('MR', [long, ds(0x00180080, '500')]))).values.RepetitionTime).toEqual([
        500,
      ]);
    }
  });

  it('is enough of a file that was cut in its pixels', async () => {
    const whole = image('CT', [
      ds(0x00180060, '120'),
      { tag: PIXELS, vr: 'OW', value: new Uint8Array(5000) },
    ]);
    expect((await readBytes(whole.slice(0, whole.length - 4000))).values.KVP).toEqual([120]);
    expect(await outcome(whole.slice(0, 200))).toBe('no_image');
  });

  it('of what no protocol has fields for is refused with the reason', async () => {
    expect(await outcome(image('SC'))).toBe('no_acquisition');
    expect(await outcome(image('RTDOSE'))).toBe('no_acquisition');
    expect(await outcome(writeDicom([text(0x00080060, 'CS', 'SR')]))).toBe('no_image');
    expect(await outcome(new Uint8Array(Buffer.from('Compte rendu '.repeat(99))))).toBe('not_dicom');
    expect(await outcome(writeDicom([{ tag: 0x00041220, vr: 'SQ', value: [] }]))).toBe('dicomdir');
  });

  it('is what the worker answers with', async () => {
    const answerer = new RequestAnswerer();
    const answer = await answerer.answer({ kind: 'acquisition', file: new Blob([image('MR')]) });
    expect(answer).toMatchObject({ kind: 'acquisition', acquisition: { images: 1 } });
    const refused = await answerer.answer({ kind: 'acquisition', file: new Blob(['no']) });
    expect(refused).toEqual({ kind: 'refused', code: 'not_dicom' });
  });
});

describe.skipIf(!FOLDER)(`real files${FOLDER ? '' : ' (données absentes)'}`, () => {
  it.each([
    'MR_small',
    'MR_small_bigendian',
    'MR_small_implicit',
    'MR_small_jpeg_ls_lossless',
    'MR_truncated',
  ])('%s is read like its sisters, whatever its syntax, its pixels and its end', async (name) => {
    const { values } = await readBytes(bytesAt(`${FOLDER}/pydicom/${name}.dcm`));
    expect(values).toMatchObject({
      RepetitionTime: [4000],
      EchoTime: [240],
      FlipAngle: [90],
      SliceThickness: [0.8],
    });
  });
});
