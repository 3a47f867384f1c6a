import { describe, expect, it } from 'vitest';
import { framePayload } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { encode } from './encode.ts';
import { type Attribute, imageAttributes, writeDicom } from './write-dicom.ts';
import { bits, cs, decode, picture, us, words } from './write-pixels.ts';

describe('wavelet and JPEG-LS codecs', () => {
  const [rows, columns] = [40, 50];
  const grey = Int16Array.from({ length: rows * columns }, (_, i) => ((i * 37) % 3000) - 1000);
  const info = {
    width: columns,
    height: rows,
    bitsPerSample: 16,
    componentCount: 1,
    isSigned: true,
    isUsingColorTransform: false,
  };

  it.each(['htj2k', 'jpeg-2000'] as const)('%s gives back signed 16-bit values', async (name) => {
    const stream = await encode(name, new Uint8Array(grey.buffer), info);
    const changes: Attribute[] = [
      ...bits(16, 16, 1),
      { tag: 0x7fe00010, vr: 'OB', value: { frames: [stream] } },
    ];
    const file = writeDicom(imageAttributes(rows, columns, words(), changes), {
      syntax: '1.2.840.10008.1.2.4.201',
    });
    expect(Array.from((await decode(file)).pixels)).toEqual(Array.from(grey));
  });

  it.each(['htj2k', 'jpeg-2000', 'jpeg-ls'] as const)(
    '%s gives back greys of 8 bits, which leave with 8',
    async (name) => {
      const greys = picture(columns, rows, 1);
      const eight = { ...info, bitsPerSample: 8, isSigned: false };
      const changes: Attribute[] = [
        ...bits(8, 8),
        { tag: 0x7fe00010, vr: 'OB', value: { frames: [await encode(name, greys, eight)] } },
      ];
      const file = writeDicom(imageAttributes(rows, columns, words(), changes), {
        syntax: '1.2.840.10008.1.2.4.80',
      });
      const { attributes, bytes } = await framePayload(await openFile(file), 0);
      expect(Buffer.from(decodeFrame(bytes).pixels as Uint8Array).equals(greys)).toBe(true);
      expect(attributes.BitsStored).toBe(8);
    },
  );

  const modes = [
    ['htj2k', undefined],
    ['jpeg-2000', undefined],
    ['jpeg-ls', 0],
    ['jpeg-ls', 1],
    ['jpeg-ls', 2],
  ] as const;
  it.each(modes)('%s gives back colours (interleave %s)', async (name, mode) => {
    const colours = picture(columns, rows, 3);
    const info = {
      width: columns,
      height: rows,
      bitsPerSample: 8,
      componentCount: 3,
      isSigned: false,
      isUsingColorTransform: mode === undefined,
    };
    const planes = Uint8Array.from(
      colours,
      (_, i) => colours[(i % (rows * columns)) * 3 + Math.floor(i / (rows * columns))]!,
    );
    const stream = await encode(name, mode === 0 ? planes : colours, info, mode);
    const photometric = mode === undefined ? 'YBR_RCT' : 'RGB';
    const changes: Attribute[] = [
      us(0x00280002, 3),
      cs(0x00280004, photometric),
      ...bits(8, 8),
      { tag: 0x7fe00010, vr: 'OB', value: { frames: [stream] } },
    ];
    const file = writeDicom(imageAttributes(rows, columns, words(), changes), {
      syntax: '1.2.840.10008.1.2.4.80',
    });
    expect(Buffer.from((await decode(file)).pixels as Uint8Array).equals(colours)).toBe(true);
  });

  it('start anew after a broken codestream', async () => {
    const stream = await encode('jpeg-2000', new Uint8Array(grey.buffer), info);
    const file = (bytes: Uint8Array) =>
      writeDicom(
        imageAttributes(rows, columns, words(), [
          ...bits(16, 16, 1),
          { tag: 0x7fe00010, vr: 'OB', value: { frames: [bytes] } },
        ]),
        { syntax: '1.2.840.10008.1.2.4.90' },
      );
    const broken = stream.slice();
    broken.fill(0xff, 90, 140);
    await decode(file(broken)).catch(refusalOf);
    expect(Array.from((await decode(file(stream))).pixels)).toEqual(Array.from(grey));
  });
});
