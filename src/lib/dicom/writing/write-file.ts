/** Writes DICOM files: explicit little endian, texts in Latin 1 or UTF-8 (PS3.5 § 7, PS3.10 § 7.1). */

import { WRITTEN } from '../attributes/written-tags.ts';

export interface Attribute {
  tag: number;
  vr: string;
  /** Text, binary numbers, bytes, or the items of a sequence. */
  value: string | readonly number[] | Uint8Array<ArrayBuffer> | readonly (readonly Attribute[])[];
}

export const text = (tag: number, vr: string, value: string): Attribute => ({ tag, vr, value });
export const numbers = (tag: number, vr: string, ...value: number[]): Attribute => ({ tag, vr, value });
export const sequence = (tag: number, ...value: (readonly Attribute[])[]): Attribute => ({
  tag,
  vr: 'SQ',
  value,
});

const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1';
/** The implementation class UID that identifies this software in files (PS3.5 § B.2), generated once. */
const IMPLEMENTATION = '2.25.251876430167593402281675190338254711093';
const VERSION_NAME = 'NEGATOSCOPE';

/** Value representations with a length of four bytes. */
const LONG = new Set('OB OD OF OL OV OW SQ SV UC UN UR UT UV'.split(' '));
const SIZES: Record<string, number> = { US: 2, SS: 2, UL: 4, SL: 4, FL: 4, FD: 8 };
const encoder = new TextEncoder();

type Encode = (words: string) => Uint8Array<ArrayBuffer>;

/** Matches characters that Latin 1 lacks. */
const BEYOND_LATIN = /[^\0-\xff]/;
/** Encoders by character set (PS3.3 C.12.1.1.2); Latin 1 is preferred, since more programs support it. */
const CHARSETS: Record<'ISO_IR 100' | 'ISO_IR 192', Encode> = {
  'ISO_IR 100': (words) => Uint8Array.from(words, (letter) => letter.charCodeAt(0)),
  'ISO_IR 192': (words) => encoder.encode(words),
};

const isBeyond = ({ value }: Attribute): boolean =>
  typeof value === 'string'
    ? BEYOND_LATIN.test(value)
    : !(value instanceof Uint8Array) && value.some((item) => typeof item !== 'number' && item.some(isBeyond));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Values must have an even length: UIDs are padded with a zero byte, other texts with a space. */
function even(bytes: Uint8Array<ArrayBuffer>, filling: number): Uint8Array<ArrayBuffer> {
  return bytes.length % 2 === 0 ? bytes : joined([bytes, Uint8Array.of(filling)]);
}

function binary(values: readonly number[], vr: string): Uint8Array<ArrayBuffer> {
  const size = SIZES[vr];
  if (!size) throw new RangeError(`numbers of ${vr}`);
  const view = new DataView(new ArrayBuffer(size * values.length));
  for (const [at, value] of values.entries()) {
    if (vr === 'FL') view.setFloat32(at * size, value, true);
    else if (vr === 'FD') view.setFloat64(at * size, value, true);
    else if (size === 2) view.setUint16(at * size, value, true);
    else view.setUint32(at * size, value, true);
  }
  return new Uint8Array(view.buffer);
}

function head(tag: number, rest: readonly Uint8Array[]): Uint8Array[] {
  return [binary([tag >>> 16, tag & 0xffff], 'US'), ...rest];
}

function itemBytes(item: readonly Attribute[], encode: Encode): Uint8Array<ArrayBuffer> {
  const content = dataSetBytes(item, encode);
  return joined([...head(0xfffee000, [binary([content.length], 'UL')]), content]);
}

function valueBytes({ vr, value }: Attribute, encode: Encode): Uint8Array<ArrayBuffer> {
  if (typeof value === 'string') return even(encode(value), vr === 'UI' ? 0 : 0x20);
  if (value instanceof Uint8Array) return even(value, 0);
  if (vr === 'SQ')
    return joined((value as readonly (readonly Attribute[])[]).map((item) => itemBytes(item, encode)));
  return binary(value as readonly number[], vr);
}

/** Encodes attributes in the order of their tags. */
function dataSetBytes(
  attributes: readonly Attribute[],
  encode: Encode = CHARSETS['ISO_IR 192'],
): Uint8Array<ArrayBuffer> {
  const sorted = attributes.toSorted((a, b) => a.tag - b.tag);
  return joined(
    sorted.flatMap((attribute) => {
      const bytes = valueBytes(attribute, encode);
      const { tag, vr } = attribute;
      const isLong = LONG.has(vr);
      if (!isLong && bytes.length > 0xffff) throw new RangeError(`value of ${vr} too long`);
      const length = isLong
        ? [new Uint8Array(2), binary([bytes.length], 'UL')]
        : [binary([bytes.length], 'US')];
      return [...head(tag, [encoder.encode(vr), ...length]), bytes];
    }),
  );
}

/** The complete file of one SOP instance. */
export function writeFile(
  sopClass: string,
  instance: string,
  attributes: readonly Attribute[],
): Uint8Array<ArrayBuffer> {
  const meta = dataSetBytes([
    { tag: WRITTEN.FileMetaInformationVersion, vr: 'OB', value: Uint8Array.of(0, 1) },
    text(WRITTEN.MediaStorageSOPClassUID, 'UI', sopClass),
    text(WRITTEN.MediaStorageSOPInstanceUID, 'UI', instance),
    text(WRITTEN.TransferSyntaxUID, 'UI', EXPLICIT_LITTLE),
    text(WRITTEN.ImplementationClassUID, 'UI', IMPLEMENTATION),
    text(WRITTEN.ImplementationVersionName, 'SH', VERSION_NAME),
  ]);
  const charset = attributes.some(isBeyond) ? 'ISO_IR 192' : 'ISO_IR 100';
  return joined([
    new Uint8Array(128),
    encoder.encode('DICM'),
    dataSetBytes([numbers(WRITTEN.FileMetaInformationGroupLength, 'UL', meta.length)]),
    meta,
    dataSetBytes(
      [
        text(WRITTEN.SpecificCharacterSet, 'CS', charset),
        text(WRITTEN.SOPClassUID, 'UI', sopClass),
        text(WRITTEN.SOPInstanceUID, 'UI', instance),
        ...attributes,
      ],
      CHARSETS[charset],
    ),
  ]);
}
