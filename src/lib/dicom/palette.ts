import type { DataSet } from './data-set.ts';
import type { Frame } from './frame.ts';
import { Refusal } from './refusal.ts';
import { bytesOf, numbersOf } from './values.ts';

const COLOURS = [
  { descriptor: 0x00281101, data: 0x00281201, segmented: 0x00281221 },
  { descriptor: 0x00281102, data: 0x00281202, segmented: 0x00281222 },
  { descriptor: 0x00281103, data: 0x00281203, segmented: 0x00281223 },
] as const;

export interface Palette {
  first: number;
  /** 8-bit values, one per entry. */
  entries: Uint8Array;
}

/** Replaces palette indices by their 8-bit colours (PS3.3 § C.7.6.3.1.5). */
export function applyPalette(dataSet: DataSet, frame: Frame): Frame {
  const palettes = readPalettes(dataSet, frame.signed);
  const { pixels } = frame;
  const out = new Uint8Array(pixels.length * 3);
  palettes.forEach(({ first, entries }, colour) => {
    const last = entries.length - 1;
    for (let i = 0; i < pixels.length; i++) {
      const index = pixels[i]! - first;
      out[i * 3 + colour] = entries[index < 0 ? 0 : Math.min(index, last)]!;
    }
  });
  return { ...frame, samples: 3, pixels: out, bitsStored: 8, signed: false };
}

/** The palettes of red, green and blue. Throws `Refusal`. */
export function readPalettes(dataSet: DataSet, signed: boolean): Palette[] {
  return COLOURS.map((colour) => readPalette(dataSet, colour, signed));
}

function readPalette(dataSet: DataSet, tags: (typeof COLOURS)[number], signed: boolean): Palette {
  const [stated, start = 0, bits = 16] = numbersOf(dataSet, tags.descriptor, signed ? 'SS' : 'US');
  if (stated === undefined) throw new Refusal('damaged');
  const count = stated & 0xffff || 0x10000;
  const element = dataSet.elements.get(tags.data) ?? dataSet.elements.get(tags.segmented);
  if (!element) throw new Refusal('damaged');
  const bytes = bytesOf(dataSet, element);
  const wide = bits === 16 || bytes.length >= count * 2;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const words = Array.from({ length: Math.floor(bytes.length / (wide ? 2 : 1)) }, (_, i) =>
    wide ? view.getUint16(i * 2, dataSet.littleEndian) : bytes[i]!,
  );
  const values = dataSet.elements.has(tags.data) ? words : expand(words, count);
  if (values.length < count) throw new Refusal('damaged');
  const shift = isSixteenBit(values, bits) ? 8 : 0;
  return { first: start, entries: Uint8Array.from(values.slice(0, count), (value) => value >> shift) };
}

/** « 16-bit » palettes whose values all fit into 8 bits are 8-bit palettes with a wrong header. */
function isSixteenBit(values: number[], bits: number): boolean {
  return bits === 16 && values.some((value) => value > 255);
}

/** Expands segmented palettes (PS3.3 § C.7.9.2): discrete, linear and indirect segments. */
function expand(words: number[], count: number): number[] {
  const out: number[] = [];
  const run = (from: number, segments: number, depth: number): number => {
    let at = from;
    for (let done = 0; done < segments && at + 1 < words.length && out.length < count; done++) {
      const [code, length] = [words[at]!, words[at + 1]!];
      if (code === 0) {
        out.push(...words.slice(at + 2, at + 2 + length));
        at += 2 + length;
      } else if (code === 1) {
        const start = out.at(-1) ?? 0;
        const step = (words[at + 2]! - start) / length;
        for (let i = 1; i <= length; i++) out.push(Math.round(start + step * i));
        at += 3;
      } else if (code === 2 && depth === 0) {
        run(words[at + 2]! + words[at + 3]! * 0x10000, length, 1);
        at += 4;
      } else throw new Refusal('damaged');
    }
    return at;
  };
  run(0, Number.POSITIVE_INFINITY, 0);
  return out;
}
