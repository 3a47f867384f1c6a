import { readPresentationState } from '#lib/dicom/documents/read-presentation-state.ts';
import { readFile } from '#lib/dicom/read-file.ts';
import { type Attribute, text, writeDicom } from '../dicom/write-dicom.ts';

/** Presentation states, as small as they may be. */

export const sequence = (tag: number, ...items: Attribute[][]): Attribute => ({
  tag,
  vr: 'SQ',
  value: items,
});
const numbers = (tag: number, vr: string, value: number[]): Attribute => ({ tag, vr, value });

export const reference = (instance: string, frames = ''): Attribute[] => [
  text(0x00081150, 'UI', '1.2.840.10008.5.1.4.1.1.2'),
  text(0x00081155, 'UI', instance),
  ...(frames === '' ? [] : [text(0x00081160, 'IS', frames)]),
];

export const graphic = (
  type: string,
  points: number[],
  unit = 'PIXEL',
  filled = 'N',
  count = points.length / 2,
): Attribute[] => [
  text(0x00700005, 'CS', unit),
  numbers(0x00700020, 'US', [2]),
  numbers(0x00700021, 'US', [count]),
  numbers(0x00700022, 'FL', points),
  text(0x00700023, 'CS', type),
  text(0x00700024, 'CS', filled),
];

export const written = (words: string, anchor: number[], unit = 'PIXEL'): Attribute[] => [
  text(0x00700004, 'CS', unit),
  text(0x00700006, 'ST', words),
  numbers(0x00700014, 'FL', anchor),
  text(0x00700015, 'CS', 'Y'),
];

export const annotation = (
  graphics: Attribute[][],
  texts: Attribute[][] = [],
  images: Attribute[][] = [],
) => [
  ...(images.length > 0 ? [sequence(0x00081140, ...images)] : []),
  text(0x00700002, 'CS', 'LAYER1'),
  ...(texts.length > 0 ? [sequence(0x00700008, ...texts)] : []),
  ...(graphics.length > 0 ? [sequence(0x00700009, ...graphics)] : []),
];

export const area = (from: number[], to: number[], mode = 'SCALE TO FIT') =>
  sequence(0x0070005a, [
    numbers(0x00700052, 'SL', from),
    numbers(0x00700053, 'SL', to),
    text(0x00700100, 'CS', mode),
  ]);

export const turn = (degrees: number, flip = 'N'): Attribute[] => [
  text(0x00700041, 'CS', flip),
  numbers(0x00700042, 'US', [degrees]),
];

export const windowed = (centre: string, width: string, curve = 'LINEAR') =>
  sequence(0x00283110, [
    text(0x00281050, 'DS', centre),
    text(0x00281051, 'DS', width),
    text(0x00281056, 'CS', curve),
  ]);

/** The bytes of a state of some images. */
export const stateBytes = (instances: string[], parts: Attribute[], name = 'PLANTE^Nom') =>
  writeDicom(
    [
      text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.11.1'),
      text(0x00080018, 'UI', '2.25.1'),
      text(0x00080060, 'CS', 'PR'),
      text(0x00100010, 'PN', name),
      sequence(0x00081115, [
        ...(instances.length > 0 ? [sequence(0x00081140, ...instances.map((each) => reference(each)))] : []),
        text(0x0020000e, 'UI', '2.25.9'),
      ]),
      ...parts,
    ].toSorted((a, b) => a.tag - b.tag),
  );

export const readState = async (instances: string[], parts: Attribute[]) =>
  readPresentationState((await readFile(stateBytes(instances, parts), true)).dataSet);
