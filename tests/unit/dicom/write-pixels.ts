import { decodeFrameOf } from '#lib/dicom/decode.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import type { Attribute } from './write-dicom.ts';

/** A frame of a file. */
export async function decode(bytes: Uint8Array, frame = 0) {
  const { file, description } = await openFile(bytes);
  return decodeFrameOf(file.dataSet, description, frame);
}

export const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
export const cs = (tag: number, value: string): Attribute => ({ tag, vr: 'CS', value });
export const bits = (allocated: number, stored: number, signed = 0) => [
  us(0x00280100, allocated),
  us(0x00280101, stored),
  us(0x00280102, stored - 1),
  us(0x00280103, signed),
];
export const words = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);

/** A picture with edges, ramps and noise, odd in both directions. */
export function picture(columns: number, rows: number, samples: number): Buffer {
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
