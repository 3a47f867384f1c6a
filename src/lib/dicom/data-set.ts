/** A fragment of pixel data, as offsets into the file. */
export interface Fragment {
  at: number;
  length: number;
}

/** An attribute's position in the file; its value is read on demand. */
export interface Element {
  /** Group in the upper 16 bits, element in the lower ones. */
  tag: number;
  /** As written, or `''` with implicit value representations. */
  vr: string;
  at: number;
  /** Length of the value in bytes; in a truncated file, the length of its existing part. */
  length: number;
  truncated?: boolean;
  items?: DataSet[];
  /** Encapsulated pixel data; the first fragment is the offset table. */
  fragments?: Fragment[];
  /** Whether the file ends after a complete fragment without the delimiter: more fragments may be missing. */
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
