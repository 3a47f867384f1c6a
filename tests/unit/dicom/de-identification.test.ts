import { afterAll, describe, expect, it } from 'vitest';
import { ALLOW_LIST, type KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { isKept } from '#lib/dicom/attributes/rules.ts';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { seriesName } from '#lib/dicom/texts.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { identity, leaks } from './identities.ts';
import { plant } from './plant.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';
import { imageAttributes, writeDicom } from './write-dicom.ts';

const DEFLATED = '1.2.840.10008.1.2.1.99';
const RULES = new Map(
  ALLOW_LIST.map(({ keyword, rule, use }) => [keyword, use === 'kept' ? rule : undefined]),
);

/** Everything that is sent of a file, and the pixels as they will be seen. */
async function sent(bytes: Uint8Array): Promise<{
  wire: Buffer;
  attributes: KeptAttributes[];
  inspected: Awaited<ReturnType<typeof inspectFile>>;
}> {
  const opened = await openFile(bytes);
  const inspected = await inspectFile(opened);
  let drawn = 0;
  const series = groupSeries(
    inspected.frames.map((frame) => ({ ...frame, file: 0 })),
    () => `t${drawn++}`,
  );
  const parts: Buffer[] = [];
  const attributes: KeptAttributes[] = [];
  for (const { frames, description, ...stack } of series) {
    parts.push(Buffer.from(JSON.stringify({ ...stack, description, name: seriesName(description) })));
    for (const { index } of frames.slice(0, 2)) {
      const payload = await framePayload(opened, index);
      const { pixels } = decodeFrame(payload.bytes);
      attributes.push(payload.attributes);
      parts.push(Buffer.from(JSON.stringify(payload.attributes)), Buffer.from(payload.bytes));
      parts.push(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength));
    }
  }
  return { wire: Buffer.concat(parts), attributes, inspected };
}

describe.skipIf(!FOLDER)(
  `what leaves of real files planted with people${FOLDER ? '' : ' (données absentes)'}`,
  () => {
    const images = SAMPLES.filter(({ kind }) => kind === 'image').map(
      ({ file }, seed) => [file, seed] as const,
    );
    let places = 0;

    it.each(images)('%s: nobody', async (file, seed) => {
      const { file: original } = await openFile(readSample(file));
      const dicom =
        original.transferSyntax === DEFLATED
          ? { ...original, transferSyntax: '1.2.840.10008.1.2.1' }
          : original;
      const { bytes, identities, places: here } = plant(dicom, seed);
      expect(leaks(Buffer.from(bytes), identities).size, 'the plants are there').toBeGreaterThan(here * 2);
      const { wire, attributes, inspected } = await sent(bytes);
      // A grey level can be a digit: eight pixels in a row may look like a date. They did so before the planting.
      const coincidences = leaks((await sent(readSample(file))).wire, identities);
      expect([...leaks(wire, identities)].filter((secret) => !coincidences.has(secret))).toEqual([]);
      expect(coincidences.size).toBeLessThan(3);
      expect(JSON.stringify(inspected.left.lines)).toContain(identities[1]!.ipp);
      for (const each of attributes) {
        for (const [keyword, value] of Object.entries(each)) {
          const rule = RULES.get(keyword);
          expect(rule && isKept(rule, value), `${keyword} = ${value}`).toBe(true);
        }
      }
      places += here;
    });

    afterAll(() => {
      console.log(`0 leaks of ${places} planted places`);
      expect(places).toBeGreaterThanOrEqual(1000);
    });
  },
);

describe('the search for leaks', () => {
  const who = identity(42);
  it.each(['utf8', 'latin1', 'utf16le'] as const)('would find a name in %s', (encoding) => {
    const text = who.secrets[2]!;
    const haystack = Buffer.concat([Buffer.alloc(3), Buffer.from(text, encoding), Buffer.alloc(9)]);
    expect(leaks(haystack, [identity(7), who]).size).toBeGreaterThan(0);
    expect(leaks(haystack, [identity(7)]).size).toBe(0);
  });
});

describe('hiding places in the pixels', () => {
  it('unused bits and bytes after the image do not leave', async () => {
    const secret = Buffer.from('HÉLÈNE DUPONT', 'latin1');
    const words = new Uint16Array(64);
    // A bit of the name in the highest bit of each pixel, then the name itself after the image.
    for (let i = 0; i < 64; i++) words[i] = 5 | (((secret[i >> 3]! >> (i & 7)) & 1) << 15);
    const pixels = new Uint8Array(Buffer.concat([Buffer.from(words.buffer), secret]));
    const stored = [
      { tag: 0x00280101, vr: 'US', value: [12] },
      { tag: 0x00280102, vr: 'US', value: [11] },
    ];
    const opened = await openFile(writeDicom(imageAttributes(8, 8, pixels, stored)));
    const frame = decodeFrame((await framePayload(opened, 0)).bytes);
    expect([...frame.pixels]).toEqual(Array(64).fill(5));
  });

  it('what is masked is gone, whichever way black is', async () => {
    const pixels = new Uint8Array(Uint16Array.from([100, 200, 300, 400, 500, 600, 700, 800, 900]).buffer);
    const mask = [{ x: 0.5, y: 1, width: 1.5, height: 9 }];
    for (const [photometric, black] of [
      ['MONOCHROME2', 100],
      ['MONOCHROME1', 900],
    ] as const) {
      const file = writeDicom(
        imageAttributes(3, 3, pixels, [{ tag: 0x00280004, vr: 'CS', value: photometric }]),
      );
      const frame = decodeFrame((await framePayload(await openFile(file), 0, mask)).bytes);
      expect([...frame.pixels]).toEqual([100, 200, 300, black, black, 600, black, black, 900]);
    }
  });
});
