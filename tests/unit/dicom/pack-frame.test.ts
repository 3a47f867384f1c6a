import { randomFillSync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { packFrame } from '#lib/dicom/pack-frame.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { FOLDER, readSample } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

it('a frame is packed in less than it was, and comes out the same', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 50);
  const packed = await packFrame(bytes);
  expect(packed.length).toBeLessThan(bytes.length / 10);
  expect(new Uint8Array(gunzipSync(packed))).toEqual(bytes);
});

it('what would not be lighter goes as it is, and so does all where the browser cannot compress', async () => {
  const noise = randomFillSync(new Uint8Array(5000));
  expect(await packFrame(noise)).toBe(noise);
  vi.stubGlobal('CompressionStream', undefined);
  const zeros = new Uint8Array(5000);
  expect(await packFrame(zeros)).toBe(zeros);
});

it.skipIf(!FOLDER)(
  'a CT slice of 524 KB is sent as some 200 KB, with the same values as it is shown',
  async () => {
    const file = new Blob([new Uint8Array(readSample('series/ct-3/01.dcm'))]);
    const answerer = new RequestAnswerer();
    const [shown, sent] = await Promise.all(
      (['encode', 'pack'] as const).map((kind) =>
        answerer.answer({ kind, file, key: 91, frame: 0, masks: [] }),
      ),
    );
    if (shown?.kind !== 'encoded' || sent?.kind !== 'encoded') throw new Error('refused');
    expect(shown.payload.bytes.length).toBe(524_304);
    expect(sent.payload.bytes.length).toBeLessThan(210_000);
    expect(sent.payload.header).toMatchObject({ rows: 512, columns: 512, wide: 2 });
    const unpacked = new Uint8Array(gunzipSync(sent.payload.bytes));
    expect(decodeFrame(unpacked)).toEqual(decodeFrame(shown.payload.bytes));
  },
);
