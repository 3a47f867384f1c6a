/** A small DICOM writer for tests: any attribute, nested, in every uncompressed syntax and encapsulated. */

export interface Attribute {
  tag: number;
  vr: string;
  /** Text, numbers by VR, bytes, items of a sequence, or codestreams of encapsulated frames. */
  value: string | number[] | Uint8Array | Attribute[][] | { frames: Uint8Array[] };
}

export interface WriteOptions {
  syntax?: string;
  explicit?: boolean;
  littleEndian?: boolean;
  preamble?: boolean;
  /** Delimited sequences instead of stated lengths. */
  undefinedLength?: boolean;
}

const LONG = new Set('OB OD OF OL OV OW SQ UC UN UR UT'.split(' '));
const SIZES: Record<string, number> = { US: 2, SS: 2, UL: 4, SL: 4, FL: 4, FD: 8, OW: 2 };

type Encoding = Required<Pick<WriteOptions, 'explicit' | 'littleEndian' | 'undefinedLength'>>;

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

function integer(value: number, size: number, little: boolean): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  if (size === 2) view.setUint16(0, value & 0xffff, little);
  else view.setUint32(0, value >>> 0, little);
  return bytes;
}

function tagBytes(tag: number, little: boolean): Uint8Array {
  return concat([integer(tag >>> 16, 2, little), integer(tag & 0xffff, 2, little)]);
}

function numbers(values: number[], vr: string, little: boolean): Uint8Array {
  const size = SIZES[vr] ?? 2;
  const bytes = new Uint8Array(size * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    if (vr === 'FD') view.setFloat64(i * 8, value, little);
    else if (vr === 'FL') view.setFloat32(i * 4, value, little);
    else bytes.set(integer(value, size, little), i * size);
  });
  return bytes;
}

function item(content: Uint8Array, { littleEndian, undefinedLength }: Encoding): Uint8Array {
  const length = integer(undefinedLength ? 0xffffffff : content.length, 4, littleEndian);
  const end = undefinedLength ? [tagBytes(0xfffee00d, littleEndian), integer(0, 4, littleEndian)] : [];
  return concat([tagBytes(0xfffee000, littleEndian), length, content, ...end]);
}

function fragments(frames: Uint8Array[], little: boolean): Uint8Array {
  const padded = [
    new Uint8Array(0),
    ...frames.map((frame) => (frame.length % 2 ? concat([frame, new Uint8Array(1)]) : frame)),
  ];
  const items = padded.map((frame) =>
    concat([tagBytes(0xfffee000, little), integer(frame.length, 4, little), frame]),
  );
  return concat([...items, tagBytes(0xfffee0dd, little), integer(0, 4, little)]);
}

function valueBytes({ vr, value }: Attribute, encoding: Encoding): { bytes: Uint8Array; open: boolean } {
  const little = encoding.littleEndian;
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return {
      bytes: text.length % 2 ? concat([text, Buffer.from(vr === 'UI' ? '\0' : ' ')]) : text,
      open: false,
    };
  }
  if (value instanceof Uint8Array)
    return { bytes: value.length % 2 ? concat([value, new Uint8Array(1)]) : value, open: false };
  if (!Array.isArray(value)) return { bytes: fragments(value.frames, little), open: true };
  if (vr !== 'SQ') return { bytes: numbers(value as number[], vr, little), open: false };
  const items = (value as Attribute[][]).map((each) => item(writeAttributes(each, encoding), encoding));
  const end = encoding.undefinedLength ? [tagBytes(0xfffee0dd, little), integer(0, 4, little)] : [];
  return { bytes: concat([...items, ...end]), open: encoding.undefinedLength };
}

/** Attributes in ascending order. */
export function writeAttributes(
  attributes: readonly Attribute[],
  encoding: Encoding,
): Uint8Array<ArrayBuffer> {
  const { explicit, littleEndian: little } = encoding;
  const sorted = attributes.toSorted((a, b) => a.tag - b.tag);
  return concat(
    sorted.flatMap((attribute) => {
      const { bytes, open } = valueBytes(attribute, encoding);
      const length = open ? 0xffffffff : bytes.length;
      const vr = Buffer.from(attribute.vr, 'latin1');
      const head = !explicit
        ? [integer(length, 4, little)]
        : LONG.has(attribute.vr)
          ? [vr, new Uint8Array(2), integer(length, 4, little)]
          : [vr, integer(length, 2, little)];
      return [tagBytes(attribute.tag, little), ...head, bytes];
    }),
  );
}

/** A whole file. The transfer syntax is the one of the encoding unless given. */
export function writeDicom(
  attributes: readonly Attribute[],
  options: WriteOptions = {},
): Uint8Array<ArrayBuffer> {
  const { explicit = true, littleEndian = true, undefinedLength = false, preamble = true } = options;
  const plain = explicit
    ? littleEndian
      ? '1.2.840.10008.1.2.1'
      : '1.2.840.10008.1.2.2'
    : '1.2.840.10008.1.2';
  const meta = writeAttributes([{ tag: 0x00020010, vr: 'UI', value: options.syntax ?? plain }], {
    explicit: true,
    littleEndian: true,
    undefinedLength: false,
  });
  const body = writeAttributes(attributes, { explicit, littleEndian, undefinedLength });
  const start = preamble ? [new Uint8Array(128), Buffer.from('DICM'), meta] : [];
  return concat([...start, body]);
}

/** An attribute whose value is text. */
export const text = (tag: number, vr: string, value: string): Attribute => ({ tag, vr, value });

/** Attributes of a 16-bit (or given) grey image, to be changed at will. */
export function imageAttributes(
  rows: number,
  columns: number,
  pixels: Uint8Array,
  changes: Attribute[] = [],
): Attribute[] {
  const us = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
  const base: Attribute[] = [
    us(0x00280002, 1),
    { tag: 0x00280004, vr: 'CS', value: 'MONOCHROME2' },
    us(0x00280010, rows),
    us(0x00280011, columns),
    us(0x00280100, 16),
    us(0x00280101, 16),
    us(0x00280102, 15),
    us(0x00280103, 0),
    { tag: 0x7fe00010, vr: 'OW', value: pixels },
  ];
  const changed = new Set(changes.map(({ tag }) => tag));
  return [...base.filter(({ tag }) => !changed.has(tag)), ...changes];
}
