/** A piece of pixel data, as offsets into the file. */
export interface Fragment {
  at: number;
  length: number;
}

/** An attribute as found in the file; its value is read on demand. */
export interface Element {
  /** Group in the high 16 bits, element in the low ones. */
  tag: number;
  /** As written, or `''` in an implicit file. */
  vr: string;
  at: number;
  /** Bytes of the value; what is there of it when the file is cut short. */
  length: number;
  truncated?: boolean;
  items?: DataSet[];
  /** Encapsulated pixel data; the first one is the offset table. */
  fragments?: Fragment[];
  /** The file ends after a whole fragment, without the delimiter: more may have been there. */
  unterminated?: boolean;
}

export interface DataSet {
  bytes: Uint8Array;
  littleEndian: boolean;
  elements: Map<number, Element>;
}

export const TAG = {
  item: 0xfffee000,
  itemEnd: 0xfffee00d,
  sequenceEnd: 0xfffee0dd,
  rows: 0x00280010,
  lastOfImageDescription: 0x0028ffff,
  pixelData: 0x7fe00010,
  floatPixelData: 0x7fe00008,
  doublePixelData: 0x7fe00009,
} as const;
