import { deflateRawSync } from 'node:zlib';
import dicomParser from 'dicom-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeFrameOf } from '#lib/dicom/decode.ts';
import { openFile } from '#lib/dicom/inspect.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';
import {
  type Attribute,
  imageAttributes,
  type WriteOptions,
  writeAttributes,
  writeDicom,
} from './write-dicom.ts';

async function decode(bytes: Uint8Array, frame = 0) {
  const { file, description } = await openFile(bytes);
  return decodeFrameOf(file.dataSet, description, frame);
}

const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
const cs = (tag: number, value: string): Attribute => ({ tag, vr: 'CS', value });
const bits = (allocated: number, stored: number, signed = 0) => [
  us(0x00280100, allocated),
  us(0x00280101, stored),
  us(0x00280102, stored - 1),
  us(0x00280103, signed),
];
const words = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);

/** A picture with edges, ramps and noise, odd in both directions. */
function picture(columns: number, rows: number, samples: number): Buffer {
  let seed = 7;
  return Buffer.from(
    Uint8Array.from({ length: columns * rows * samples }, (_, i) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      const x = Math.floor(i / samples) % columns;
      const y = Math.floor(i / samples / columns);
      return (x * 3 + y * 2 * ((i % samples) + 1) + (x > y ? 90 : 0) + (seed >> 26)) & 255;
    }),
  );
}

describe('native pixels', () => {
  const values = [0, 1, 2047, 4095];
  const ways: [string, WriteOptions][] = [
    ['explicit', {}],
    ['implicit', { explicit: false }],
    ['big-endian', { littleEndian: false }],
    ['without preamble', { preamble: false }],
    ['of undefined lengths', { undefinedLength: true }],
  ];
  it.each(ways)('are read from %s files', async (_, options) => {
    const pixels =
      options.littleEndian === false
        ? new Uint8Array(Buffer.from(words(...values)).swap16())
        : words(...values);
    const nested: Attribute = {
      tag: 0x00081140,
      vr: 'SQ',
      value: [[cs(0x00081150, '1.2')], [cs(0x00081150, '1.3')]],
    };
    const frame = await decode(writeDicom([...imageAttributes(2, 2, pixels, bits(16, 12)), nested], options));
    expect([...frame.pixels]).toEqual(values);
  });

  it('are read from deflated files', async () => {
    const plain = { explicit: true, littleEndian: true, undefinedLength: false };
    const meta = writeDicom([], { syntax: '1.2.840.10008.1.2.1.99' });
    const body = deflateRawSync(writeAttributes(imageAttributes(2, 2, words(...values)), plain));
    for (const padding of [0, 1, 8, 9]) {
      const frame = await decode(new Uint8Array(Buffer.concat([meta, body, Buffer.alloc(padding)])));
      expect([...frame.pixels]).toEqual(values);
    }
  });

  it('keep their sign and lose what is not stored', async () => {
    const signed = await decode(
      writeDicom(imageAttributes(1, 3, words(0x0fff, 0xf800, 0x07ff), bits(16, 12, 1))),
    );
    expect([...signed.pixels]).toEqual([-1, -2048, 2047]);
    const bytes = await decode(writeDicom(imageAttributes(1, 2, Uint8Array.of(0xff, 0x7f), bits(8, 8, 1))));
    expect([...bytes.pixels]).toEqual([-1, 127]);
    const high = [...bits(16, 12).filter(({ tag }) => tag !== 0x00280102), us(0x00280102, 15)];
    expect([...(await decode(writeDicom(imageAttributes(1, 1, words(0x1235), high)))).pixels]).toEqual([
      0x123,
    ]);
  });

  it('are unpacked from single bits across frames', async () => {
    const changes = [...bits(1, 1), { tag: 0x00280008, vr: 'IS', value: '2' }];
    const file = writeDicom(imageAttributes(1, 3, Uint8Array.of(0b101011), changes));
    expect([...(await decode(file, 0)).pixels]).toEqual([1, 1, 0]);
    expect([...(await decode(file, 1)).pixels]).toEqual([1, 0, 1]);
  });

  it('are interleaved when stored colour by colour', async () => {
    const changes = [us(0x00280002, 3), cs(0x00280004, 'RGB'), us(0x00280006, 1), ...bits(8, 8)];
    const frame = await decode(writeDicom(imageAttributes(1, 2, Uint8Array.of(1, 2, 3, 4, 5, 6), changes)));
    expect([...frame.pixels]).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it('may be real numbers', async () => {
    const element: Attribute = {
      tag: 0x7fe00008,
      vr: 'OF',
      value: new Uint8Array(Float32Array.of(1.5, -2).buffer),
    };
    const attributes = [...imageAttributes(1, 2, words()).filter(({ tag }) => tag < 0x7fe00000), element];
    expect([...(await decode(writeDicom(attributes))).pixels]).toEqual([1.5, -2]);
  });

  it('are refused when too few, inconsistent or too many', async () => {
    const refused = (attributes: Attribute[]) =>
      decode(writeDicom(attributes)).then(() => 'decoded', refusalOf);
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3)))).toBe('truncated');
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3, 4), bits(8, 12)))).toBe('damaged');
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3, 4), bits(12, 12)))).toBe('unsupported_pixels');
    expect(await refused(imageAttributes(65_535, 65_535, words(1)))).toBe('too_large');
    expect(
      await refused(imageAttributes(1, 1, words(1), [{ tag: 0x00280008, vr: 'IS', value: '999999999' }])),
    ).toBe('too_large');
  });
});

describe('palettes', () => {
  const colours = (tags: number[], vr: string, value: (i: number) => Attribute['value']): Attribute[] =>
    tags.map((tag, i) => ({ tag, vr, value: value(i) }));
  const palette = (first: number, count: number): Attribute[] => [
    cs(0x00280004, 'PALETTE COLOR'),
    ...bits(8, 8),
    ...colours([0x00281101, 0x00281102, 0x00281103], 'US', () => [count, first, 16]),
  ];

  it('colour their indices, those outside like the nearest', async () => {
    const tables = colours([0x00281201, 0x00281202, 0x00281203], 'OW', (i) =>
      words(i * 0x1000, 0x2000 + i * 0x100, 0xff00),
    );
    const frame = await decode(
      writeDicom(imageAttributes(1, 4, Uint8Array.of(0, 5, 6, 9), [...palette(5, 3), ...tables])),
    );
    expect([...frame.pixels]).toEqual([0, 16, 32, 0, 16, 32, 32, 33, 34, 255, 255, 255]);
  });

  it('may come in segments', async () => {
    // Two values, a ramp of two up to 0x4000, and the first segment again.
    const segments = words(0, 2, 0x1000, 0x2000, 1, 2, 0x4000, 2, 1, 0, 0);
    const tables = colours([0x00281221, 0x00281222, 0x00281223], 'OW', () => segments);
    const frame = await decode(
      writeDicom(imageAttributes(1, 6, Uint8Array.of(0, 1, 2, 3, 4, 5), [...palette(0, 6), ...tables])),
    );
    expect([...frame.pixels].filter((_, i) => i % 3 === 0)).toEqual([0x10, 0x20, 0x30, 0x40, 0x10, 0x20]);
  });
});

describe('JPEG', () => {
  const encapsulated = (
    frames: Uint8Array[],
    rows: number,
    columns: number,
    photometric: string,
  ): Uint8Array => {
    const samples = photometric === 'MONOCHROME2' ? 1 : 3;
    const pixels: Attribute = { tag: 0x7fe00010, vr: 'OB', value: { frames } };
    const changes = [us(0x00280002, samples), cs(0x00280004, photometric), ...bits(8, 8), pixels];
    const several = frames.length > 1 ? [{ tag: 0x00280008, vr: 'IS', value: String(frames.length) }] : [];
    return writeDicom(imageAttributes(rows, columns, words(), [...changes, ...several]), {
      syntax: '1.2.840.10008.1.2.4.50',
    });
  };

  const kinds = [false, true].flatMap((progressive) =>
    (['4:4:4', '4:2:0'] as const).flatMap((chromaSubsampling) =>
      ([3, 1] as const).map((samples) => ({ progressive, chromaSubsampling, samples })),
    ),
  );
  it.each(kinds)('is decoded to the same values as by libjpeg-turbo: %o', async ({ samples, ...options }) => {
    for (const [columns, rows] of [
      [61, 37],
      [16, 16],
      [3, 5],
      [200, 9],
    ] as const) {
      const raw = sharp(picture(columns, rows, samples), {
        raw: { width: columns, height: rows, channels: samples },
      });
      const space = samples === 1 ? 'b-w' : 'srgb';
      const jpeg = await raw
        .toColourspace(space)
        .jpeg({ quality: 82, ...options })
        .toBuffer();
      const truth = await sharp(jpeg).toColourspace(space).raw().toBuffer();
      const file = encapsulated([jpeg], rows, columns, samples === 1 ? 'MONOCHROME2' : 'YBR_FULL_422');
      expect(Buffer.from((await decode(file)).pixels as Uint8Array).equals(truth), `${columns}x${rows}`).toBe(
        true,
      );
    }
  });

  it('finds its frames among several fragments', async () => {
    const raw = { raw: { width: 32, height: 20, channels: 1 as const } };
    const jpegs = await Promise.all(
      [0, 60].map((add) =>
        sharp(
          picture(32, 20, 1).map((v) => (v >> 1) + add),
          raw,
        )
          .toColourspace('b-w')
          .jpeg()
          .toBuffer(),
      ),
    );
    const halves = jpegs.flatMap((jpeg) => [jpeg.subarray(0, 300), jpeg.subarray(300)]);
    const whole = encapsulated(jpegs, 20, 32, 'MONOCHROME2');
    const split = encapsulated(halves, 20, 32, 'MONOCHROME2');
    const two = Buffer.from(split);
    const at = two.indexOf(Buffer.from('IS\x02\x00', 'latin1')) + 4;
    two[at] = '2'.charCodeAt(0);
    for (const frame of [0, 1])
      expect(await decode(new Uint8Array(two), frame)).toEqual(await decode(whole, frame));
  });

  it('is refused when of another size than stated, cut short or of an unknown kind', async () => {
    const jpeg = await sharp(picture(32, 32, 1), { raw: { width: 32, height: 32, channels: 1 } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    const refused = (bytes: Uint8Array, rows = 32) =>
      decode(encapsulated([bytes], rows, 32, 'MONOCHROME2')).then(() => 'decoded', refusalOf);
    expect(await refused(jpeg)).toBe('decoded');
    expect(await refused(jpeg, 31)).toBe('damaged');
    expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toBe('truncated');
    expect(await refused(Uint8Array.of(1, 2, 3, 4))).toBe('unsupported_syntax');
  });
});

describe('wavelet and JPEG-LS codecs', () => {
  interface Encoder {
    getDecodedBuffer(info: object): Uint8Array;
    encode(): void;
    getEncodedBuffer(): Uint8Array;
    setNearLossless?(near: number): void;
    setInterleaveMode?(mode: number): void;
    setQuality?(reversible: boolean, step: number): void;
  }
  const ENCODERS = {
    htj2k: ['@cornerstonejs/codec-openjph/wasmjs', 'HTJ2KEncoder'],
    'jpeg-2000': ['@cornerstonejs/codec-openjpeg/wasmjs', 'J2KEncoder'],
    'jpeg-ls': ['@cornerstonejs/codec-charls/wasmjs', 'JpegLSEncoder'],
  } as const;

  async function encode(name: keyof typeof ENCODERS, bytes: Uint8Array, info: object, interleave?: number) {
    const [path, kind] = ENCODERS[name];
    const { default: load } = (await import(path)) as {
      default: (o: object) => Promise<Record<string, new () => Encoder>>;
    };
    const encoder = new (await load({ print() {}, printErr() {} }))[kind]!();
    encoder.getDecodedBuffer(info).set(bytes);
    if (interleave !== undefined) encoder.setInterleaveMode?.(interleave);
    encoder.setQuality?.(true, 0);
    encoder.encode();
    return new Uint8Array(encoder.getEncodedBuffer());
  }

  const [rows, columns] = [40, 50];
  const grey = Int16Array.from({ length: rows * columns }, (_, i) => ((i * 37) % 3000) - 1000);

  it.each(['htj2k', 'jpeg-2000'] as const)('%s gives back signed 16-bit values', async (name) => {
    const info = {
      width: columns,
      height: rows,
      bitsPerSample: 16,
      componentCount: 1,
      isSigned: true,
      isUsingColorTransform: false,
    };
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
      ...[us(0x00280002, 3), cs(0x00280004, photometric), ...bits(8, 8)],
      { tag: 0x7fe00010, vr: 'OB', value: { frames: [stream] } },
    ];
    const file = writeDicom(imageAttributes(rows, columns, words(), changes), {
      syntax: '1.2.840.10008.1.2.4.80',
    });
    expect(Buffer.from((await decode(file)).pixels as Uint8Array).equals(colours)).toBe(true);
  });

  it('start anew after a broken codestream', async () => {
    const info = {
      width: columns,
      height: rows,
      bitsPerSample: 16,
      componentCount: 1,
      isSigned: true,
      isUsingColorTransform: false,
    };
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

describe.skipIf(!FOLDER)(`structure${FOLDER ? '' : ' (données absentes)'}`, () => {
  // dicom-parser needs an inflater for the one, and cannot read the implicit item in the other.
  const beyondIt = ['pydicom/image_dfl.dcm', 'pydicom/SC_rgb_jpeg.dcm'];
  const readable = SAMPLES.filter(({ kind, file }) => kind === 'image' && !beyondIt.includes(file)).map(
    ({ file }) => file,
  );
  it.each(readable)('of %s is read as dicom-parser reads it', async (file) => {
    const bytes = readSample(file);
    const { file: ours } = await openFile(bytes);
    const theirs = dicomParser.parseDicom(bytes);
    for (const [key, element] of Object.entries(theirs.elements)) {
      const tag = Number.parseInt(key.slice(1), 16);
      if (tag >>> 16 === 2 || tag >>> 16 === 0xfffc) continue;
      const { at, items } = ours.dataSet.elements.get(tag)!;
      expect([at, items?.length ?? 0], key).toEqual([element.dataOffset, element.items?.length ?? 0]);
    }
  });
});
