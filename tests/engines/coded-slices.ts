import { type Codec, encode } from '../unit/dicom/encode.ts';
import { imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { bits } from '../unit/dicom/write-pixels.ts';

const ROWS = 40;
const COLUMNS = 50;
/** Transfer syntaxes (DICOM PS3.6, Annex A) with the codec of each; explicit little endian has none. */
const SYNTAXES: [string, Codec?][] = [
  ['1.2.840.10008.1.2.1'],
  ['1.2.840.10008.1.2.4.80', 'jpeg-ls'],
  ['1.2.840.10008.1.2.4.90', 'jpeg-2000'],
  ['1.2.840.10008.1.2.4.201', 'htj2k'],
];

/** A slice as it is stored in a file, and the values that it shows (Hounsfield units). */
export interface CodedSlice {
  name: string;
  bytes: Uint8Array;
  values: number[];
}

const INFO = {
  width: COLUMNS,
  height: ROWS,
  bitsPerSample: 16,
  componentCount: 1,
  isSigned: false,
  isUsingColorTransform: false,
};

/** A CT series whose slices, from head to feet, are each in another transfer syntax. */
export function codedSlices(): Promise<CodedSlice[]> {
  return Promise.all(
    SYNTAXES.map(async ([syntax, codec], instance) => {
      const stored = Uint16Array.from(
        { length: ROWS * COLUMNS },
        (_, at) => ((at * 37) % 3000) + 20 + instance,
      );
      const bytes = new Uint8Array(stored.buffer);
      const frames = codec && { frames: [await encode(codec, bytes, INFO)] };
      const attributes = imageAttributes(ROWS, COLUMNS, bytes, [
        ...bits(16, 16),
        ...(frames ? [{ tag: 0x7fe00010, vr: 'OB', value: frames }] : []),
        text(0x00080060, 'CS', 'CT'),
        text(0x00100010, 'PN', 'LEFEVRE^Anais'),
        text(0x0020000d, 'UI', '1.2.826.0.1.3680043.9.1'),
        text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.2'),
        text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.3.${instance}`),
        text(0x00200013, 'IS', String(instance + 1)),
        text(0x00200032, 'DS', `-100\\-100\\${40 - 10 * instance}`),
        text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
        text(0x00280030, 'DS', '0.7\\0.7'),
        text(0x00281052, 'DS', '-1024'),
        text(0x00281053, 'DS', '1'),
        text(0x00281050, 'DS', '40'),
        text(0x00281051, 'DS', '400'),
      ]);
      return {
        name: `slice-${instance}`,
        bytes: writeDicom(attributes, { syntax }),
        values: Array.from(stored),
      };
    }),
  );
}
